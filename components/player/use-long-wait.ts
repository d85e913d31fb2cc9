import { useEffect, useState } from 'react';

/** Milliseconds of waiting after which the visitor is offered a way out. */
const limit = 15_000;

/** Whether the visitor has waited for a long time; `isWaiting` is whether the wait goes on. */
export function useLongWait(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLong(true), limit);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isWaiting]);
  return isLong;
}
