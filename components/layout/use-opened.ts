import { useCallback, useState } from 'react';

/**
 * Whether a `<details>` element has ever been open; for content that is fetched only then. Pass `ref` to the element.
 * If it was opened before hydration, no `toggle` event follows, so its state is read on mount too.
 */
export function useOpened(initially = false) {
  const [wasOpened, setOpened] = useState(initially);
  const ref = useCallback((details: HTMLDetailsElement) => {
    const notice = () => details.open && setOpened(true);
    notice();
    details.addEventListener('toggle', notice);
    return () => details.removeEventListener('toggle', notice);
  }, []);
  return { wasOpened, ref };
}
