import type { ReactNode } from 'react';

/** One filter of a page: its name and a link for each choice. */
export function ChoiceRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="flex flex-wrap items-center gap-x-4">
      <h2 className="label text-muted max-sm:w-full">{name}</h2>
      <ul className="label flex flex-wrap gap-x-1 max-sm:mt-1">{children}</ul>
    </section>
  );
}
