import type { ComponentProps } from 'react';

type Props = ComponentProps<'input'> & {
  label: string;
  /** Validation error of the submitted value. */
  fault?: string | undefined;
};

/** Input with its label above and its validation error below. */
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
