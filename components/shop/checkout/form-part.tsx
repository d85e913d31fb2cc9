import type { ReactNode } from 'react';

type Props = { title: string; note?: string; children: ReactNode };

/** A section of the form with a rule above it. */
export function FormPart({ title, note, children }: Props) {
  return (
    <section className="mt-10 border-ink border-t-2 pt-4 first:mt-0">
      <h2 className="display-3">{title}</h2>
      {note && <p className="mt-1 text-muted">{note}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
