import type { ReactNode } from 'react';
import type { ActName } from '@/lib/admin/acts/act-names';

type Props = {
  act: ActName;
  button: string;
  /** What it is done with. */
  fields?: Record<string, string | number>;
  /** Not what is mostly done here. */
  quiet?: boolean;
  children?: ReactNode;
};

/** Something that is done at the desk: a form that works without script, and leads back to where it stands. */
export function ActForm({ act, button, fields = {}, quiet, children }: Props) {
  return (
    <form method="post" action={`/desk/do/${act}`} className="act">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <button type="submit" className={quiet ? 'quiet' : undefined}>
        {button}
      </button>
    </form>
  );
}
