import type { ComponentProps, ReactNode } from 'react';
import type { ActionName } from '@/lib/admin/actions/action-names';

type CommandFormProps = {
  command: ActionName;
  button: string;
  /** Hidden fields. */
  fields?: Record<string, string | number>;
  /** Secondary style, for an action that is rarely used. */
  isSecondary?: boolean;
  children?: ReactNode;
};

/** Form of an admin action. It works without script; the server redirects back to the page. */
export function CommandForm({
  command,
  button,
  fields = {},
  isSecondary,
  children,
}: CommandFormProps) {
  return (
    <form method="post" action={`/desk/do/${command}`} className="act">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <button type="submit" className={isSecondary ? 'quiet' : undefined}>
        {button}
      </button>
    </form>
  );
}

type Labelled = {
  label: string;
  /** Validation error of the submitted value. */
  error?: string | undefined;
};
type FieldProps = ComponentProps<'input'> & Labelled;

/** Input with its label above and its validation error below. */
export function Field({ label, error, ...input }: FieldProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <input {...input} {...invalidity(input.name, error)} />
      <FieldError name={input.name} error={error} />
    </label>
  );
}

const errorId = (name: string | undefined) => `error-${name}`;

/** The attributes of an input with a validation error. */
function invalidity(name: string | undefined, error: string | undefined) {
  return error ? { 'aria-invalid': true, 'aria-describedby': errorId(name) } : {};
}

function FieldError({ name, error }: { name: string | undefined; error: string | undefined }) {
  if (!error) return null;
  return (
    <strong id={errorId(name)} className="error">
      {error}
    </strong>
  );
}

type SelectFieldProps = ComponentProps<'select'> &
  Labelled & {
    options: readonly (readonly [value: string, text: string])[];
  };

/** Select with its label above and its validation error below. */
export function SelectField({ label, options, error, ...select }: SelectFieldProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <select {...select} {...invalidity(select.name, error)}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <FieldError name={select.name} error={error} />
    </label>
  );
}

type AmountFieldProps = {
  label: string;
  name: string;
  amount?: string | undefined;
  error?: string | undefined;
  isOptional?: boolean;
};

/** Field for an amount in decimal notation: `34.90` or `34,90`. */
export function AmountField({ label, name, amount, error, isOptional }: AmountFieldProps) {
  return (
    <Field
      label={label}
      name={name}
      error={error}
      inputMode="decimal"
      pattern="\d{1,7}([.,]\d{1,2})?"
      defaultValue={amount}
      autoComplete="off"
      required={!isOptional}
    />
  );
}
