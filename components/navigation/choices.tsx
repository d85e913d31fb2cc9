import type { ReactNode } from 'react';
import { LocaleLink } from './links';

/** One filter of a page: its name and a link for each choice. */
export function ChoiceRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="flex flex-wrap items-center gap-x-4">
      <h2 className="label text-muted max-sm:w-full">{name}</h2>
      <ul className="label flex flex-wrap gap-x-1 max-sm:mt-1">{children}</ul>
    </section>
  );
}

type Props = { href: string; current: boolean; count?: number; children: ReactNode };

/**
 * One choice of a row, with its number of results. A choice without results is not a link, unless it is the
 * current one.
 */
export function ChoiceLink({ href, current, count, children }: Props) {
  const label = (
    <>
      {children}
      {count !== undefined && <span className="font-normal tabular-nums"> {count}</span>}
    </>
  );
  if (count === 0 && !current)
    return (
      <li className="px-2 py-2 first-letter:uppercase text-muted line-through decoration-1">
        {label}
      </li>
    );
  return (
    <li>
      <LocaleLink
        href={href}
        scroll={false}
        aria-current={current ? 'true' : undefined}
        className="block px-2 py-2 first-letter:uppercase underline-offset-4 hover:underline aria-[current]:bg-ink aria-[current]:text-paper"
      >
        {label}
      </LocaleLink>
    </li>
  );
}
