'use client';

import { useEffect, useRef } from 'react';

/**
 * Returns a ref for a button that takes the focus if `wanted` and the focus was lost with a removed
 * row. Focus elsewhere is not moved.
 */
export function useLostFocus(wanted: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wanted && document.activeElement === document.body) button.current?.focus();
  }, [wanted]);
  return button;
}
