import { useCallback, useState } from 'react';

/**
 * Whether a `<details>` element has ever been open; for content that is fetched only then. Pass `ref` to the element.
 * If it was opened before hydration, no `toggle` event follows, so its state is read on mount too.
 */
export function useWasOpened(initially = false) {
  const [wasOpened, setOpened] = useState(initially);
  const ref = useCallback((details: HTMLDetailsElement) => {
    const update = () => details.open && setOpened(true);
    update();
    details.addEventListener('toggle', update);
    return () => details.removeEventListener('toggle', update);
  }, []);
  return { wasOpened, ref };
}
