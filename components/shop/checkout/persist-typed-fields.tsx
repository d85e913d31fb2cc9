'use client';

import { useEffect, useRef } from 'react';
import { isTyped, restoreTyped, storeTyped } from '@/lib/shop/checkout/typed-fields';

/**
 * Stores what is typed into the surrounding form, including input from before the script ran, so that
 * a reload or a change of language loses nothing. Must be placed before the sums, which read the
 * form's choices when they mount. Renders only a hidden element.
 */
export function PersistTypedFields() {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = marker.current?.closest('form');
    if (!form) return;
    const isEarly = isTyped(form);
    const store = () => storeTyped(form);
    restoreTyped(form);
    if (isEarly) store();
    form.addEventListener('input', store);
    return () => form.removeEventListener('input', store);
  }, []);
  return <span ref={marker} hidden />;
}
