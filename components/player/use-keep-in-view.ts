import { type RefObject, useEffect } from 'react';

/**
 * Scrolls the list, and never the page, so that the current item is seen; not while somebody reads in
 * it, with the pointer over it or by keyboard.
 */
export function useKeepInView(
  list: RefObject<HTMLElement | null>,
  current: number,
  follow: boolean,
): void {
  useEffect(() => {
    const box = list.current;
    const item = box?.children[current];
    if (!follow || !box || !(item instanceof HTMLElement)) return;
    if (box.matches(':hover') || box.querySelector(':focus-visible')) return;
    const { offsetTop, offsetHeight } = item;
    const seen =
      offsetTop >= box.scrollTop && offsetTop + offsetHeight <= box.scrollTop + box.clientHeight;
    if (!seen) box.scrollTop = offsetTop - (box.clientHeight - offsetHeight) / 2;
  }, [list, current, follow]);
}
