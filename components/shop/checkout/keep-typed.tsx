'use client';

import { useEffect, useRef } from 'react';
import { isTyped, keepTyped, restoreTyped } from '@/lib/shop/checkout/typed-fields';

/**
 * Keeps what is typed into the form around it, before its script comes too, so that a reload or another language loses
 * nothing. It stands before the sums, which look at the form's choices when they come to life. Draws nothing.
 */
export function KeepTyped() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    const isEarly = isTyped(form);
    const keep = () => keepTyped(form);
    restoreTyped(form);
    if (isEarly) keep();
    form.addEventListener('input', keep);
    return () => form.removeEventListener('input', keep);
  }, []);
  return <span ref={place} hidden />;
}
