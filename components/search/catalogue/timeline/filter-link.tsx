import type { ReactNode } from 'react';
import { LocaleLink } from '@/components/navigation/locale-link';
import { catalogueHref } from '@/lib/search/query/catalogue-href';
import type { CatalogueQuery } from '@/lib/search/query/query';

type Props = { query: CatalogueQuery; name?: string; className?: string; children: ReactNode };

/** A link from the timeline to the films of a part of it; keeps the other filters. */
export function FilterLink({ query, name, className = '', children }: Props) {
  return (
    <LocaleLink
      href={catalogueHref({ ...query, view: 'grid', page: 1 })}
      rel="nofollow"
      aria-label={name}
      className={className}
    >
      {children}
    </LocaleLink>
  );
}
