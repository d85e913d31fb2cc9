import type { ReactNode } from 'react';

type Props = { name: string; label: string; value: string; children: ReactNode };

/** One choice of a form. */
export function Select({ name, label, value, children }: Props) {
  return (
    <label className="block min-w-0">
      <span className="label mb-1 block text-muted">{label}</span>
      <select
        name={name}
        defaultValue={value}
        className="h-12 w-full cursor-pointer text-ellipsis border-2 border-ink bg-paper px-2 text-ink"
      >
        {children}
      </select>
    </label>
  );
}
