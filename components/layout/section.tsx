import type { ReactNode } from 'react';

type Props = {
  id?: string;
  title: ReactNode;
  /** Shown below the title in the same column, e.g. a link to the full list. */
  aside?: ReactNode;
  children: ReactNode;
};

/** Page section below a rule: title in the first columns, content in the others. */
export function Section({ id, title, aside, children }: Props) {
  const titleId = id && `${id}-title`;
  return (
    <section id={id} aria-labelledby={titleId} className="part">
      <header className="col-span-12 lg:col-span-3">
        <h2 id={titleId} className="display-3">
          {title}
        </h2>
        {aside && <div className="label mt-3">{aside}</div>}
      </header>
      <div className="col-span-12 min-w-0 lg:col-span-9">{children}</div>
    </section>
  );
}
