'use client';

import { useCallback, useEffect, useRef } from 'react';

type Write = () => void;

/**
 * Hands what is written into the history to the router: at once, or as soon as it listens. It takes
 * the history over in an effect that runs after those of the page, and a press may come before.
 */
export function useRouterHears(): (write: Write) => void {
  const router = useRef({ hears: false, waiting: undefined as Write | undefined });
  useEffect(() => {
    const later = setTimeout(() => {
      router.current.hears = true;
      router.current.waiting?.();
    });
    return () => clearTimeout(later);
  }, []);
  return useCallback((write) => {
    if (router.current.hears) write();
    else router.current.waiting = write;
  }, []);
}
