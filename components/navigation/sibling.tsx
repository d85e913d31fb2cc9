import type { ReactNode } from 'react';
import { Arrow } from './arrow';
import { LocaleLink } from './locale-link';

/** `label`: relation to the current page. `children`: title of the linked page. */
type Props = { href: string; rel: 'prev' | 'next'; label: ReactNode; children: ReactNode };

/** Link to the previous or next page. */
export function Sibling({ href, rel, label, children }: Props) {
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
