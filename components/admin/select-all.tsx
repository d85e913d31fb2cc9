'use client';

import { useEffect, useRef } from 'react';

type Props = { label: string; ids: string[] };

/**
 * The box that selects all orders of a list. Without script the server reads the ids in its value; with script
 * it also ticks or clears the orders' own boxes, and is ticked while all of these are.
 */
export function SelectAll({ label, ids }: Props) {
  const allRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const all = allRef.current;
    const form = all?.form;
    if (!all || !form) return;
    const boxes = () => [...form.querySelectorAll<HTMLInputElement>('input[name^="order-"]')];
    const follow = ({ target }: Event) => {
      if (target === all) for (const box of boxes()) box.checked = all.checked;
      else all.checked = boxes().every((box) => box.checked);
    };
    form.addEventListener('change', follow);
    return () => form.removeEventListener('change', follow);
  }, []);
  return (
    <label className="tick">
      <input ref={allRef} type="checkbox" name="all" value={ids.join(' ')} autoComplete="off" />
      {label}
    </label>
  );
}
