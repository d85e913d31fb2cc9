import { useCallback, useState } from 'react';

/**
 * Whether a `<details>` was ever open, for what is asked for only then; `ref` is its element's. One that was opened
 * before the page's scripts came says so no more, so it is looked at too.
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
