'use client';

import { useEffect, useRef } from 'react';

/**
 * A button that takes the focus, where it is wanted: what had it went with the row that stood there before. Whoever has
 * gone on meanwhile is left where they are.
 */
export function useLostFocus(wanted: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wanted && document.activeElement === document.body) button.current?.focus();
  }, [wanted]);
  return button;
}
