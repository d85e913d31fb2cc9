import type { ComponentProps } from 'react';

type Props = ComponentProps<'input'> & { label: string };

/** A field with what it is for above it. */
export function Field({ label, ...input }: Props) {
  return (
    <label className="field">
      <span>{label}</span>
      <input {...input} />
    </label>
  );
}
