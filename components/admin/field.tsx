import type { ComponentProps } from 'react';

type Props = ComponentProps<'input'> & {
  label: string;
  /** What is wrong with what was typed. */
  fault?: string | undefined;
};

/** A field with what it is for above it, and what is wrong with it below. */
export function Field({ label, fault, ...input }: Props) {
  const faultId = fault && `fault-${input.name}`;
  return (
    <label className="field">
      <span>{label}</span>
      <input {...input} {...(fault && { 'aria-invalid': true, 'aria-describedby': faultId })} />
      {fault && (
        <strong id={faultId} className="fault">
          {fault}
        </strong>
      )}
    </label>
  );
}
