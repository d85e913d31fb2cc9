'use client';

import { useEffect, useState } from 'react';

/** Milliseconds after which a visitor wonders whether anything happens. */
const patience = 500;

/** Whether something goes on for so long that it must be said. */
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
