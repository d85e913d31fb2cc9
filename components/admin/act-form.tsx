import type { ReactNode } from 'react';
import type { ActName } from '@/lib/admin/acts/act-names';

type Props = {
  act: ActName;
  button: string;
  /** Hidden fields. */
  fields?: Record<string, string | number>;
  /** Secondary style, for an action that is rarely used. */
  quiet?: boolean;
  children?: ReactNode;
};

/** Form of an admin action. It works without script; the server redirects back to the page. */
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
