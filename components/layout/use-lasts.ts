'use client';

import { useEffect, useState } from 'react';

/** Milliseconds before a progress message is shown. */
const patience = 500;

/** Whether `goesOn` has been true long enough to show a progress message. */
export function useLasts(goesOn: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!goesOn) return;
    const timer = setTimeout(() => setLasts(true), patience);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [goesOn]);
  return goesOn && lasts;
}
