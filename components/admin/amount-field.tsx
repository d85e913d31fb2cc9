import { Field } from './field';

type Props = {
  label: string;
  name: string;
  amount?: string | undefined;
  fault?: string | undefined;
  isOptional?: boolean;
};

/** Field for an amount in decimal notation: `34.90` or `34,90`. */
export function AmountField({ label, name, amount, fault, isOptional }: Props) {
  return (
    <Field
      label={label}
      name={name}
      fault={fault}
      inputMode="decimal"
      pattern="\d{1,7}([.,]\d{1,2})?"
      defaultValue={amount}
      autoComplete="off"
      required={!isOptional}
    />
  );
}
