import type { ReactNode } from 'react';
import { MoreLink } from './more-link';

type Props = { name: string; all: { href: string; words: string }; children: ReactNode };

/** Links to the previous and next page (`Sibling`), and to the full list. */
export function Siblings({ name, all, children }: Props) {
  return (
    <nav
      aria-label={name}
      className="shell mt-16 grid grid-cols-1 gap-x-6 gap-y-10 md:mt-24 md:grid-cols-2"
    >
      {children}
      <p className="label md:col-span-2">
        <MoreLink href={all.href}>{all.words}</MoreLink>
      </p>
    </nav>
  );
}
