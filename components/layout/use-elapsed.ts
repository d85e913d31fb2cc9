import { useEffect, useState } from 'react';

/** Whether `isOn` has been true for `delay` milliseconds without interruption. */
export function useElapsed(isOn: boolean, delay: number): boolean {
  const [isElapsed, setIsElapsed] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setIsElapsed(true), delay);
    return () => {
      clearTimeout(timer);
      setIsElapsed(false);
    };
  }, [isOn, delay]);
  return isOn && isElapsed;
}
