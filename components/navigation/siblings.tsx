import type { ReactNode } from 'react';
import { Arrow } from './arrow';
import { LocaleLink, MoreLink } from './links';

/** `label`: relation to the current page. `children`: title of the linked page. */
type SiblingProps = { href: string; rel: 'prev' | 'next'; label: ReactNode; children: ReactNode };

/** Link to the previous or next page. */
export function Sibling({ href, rel, label, children }: SiblingProps) {
  return (
    <LocaleLink
      href={href}
      rel={rel}
      className={`group border-ink border-t pt-3 ${rel === 'next' ? 'md:col-start-2 md:text-right' : ''}`}
    >
      <span className="label block text-muted">
        {rel === 'prev' && <Arrow sign="←" first />}
        {label}
        {rel === 'next' && <Arrow />}
      </span>
      {children}
    </LocaleLink>
  );
}

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
