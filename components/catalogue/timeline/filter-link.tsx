import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { catalogueHref } from '@/lib/films/catalogue/catalogue-href';
import type { CatalogueQuery } from '@/lib/films/catalogue/query';
import { localePath } from '@/lib/i18n/locale-path';

type Props = { query: CatalogueQuery; name: string; children: ReactNode };

/** A link inside the picture: to the films themselves, the picture's filters kept. */
export function FilterLink({ query, name, children }: Props) {
  const href = catalogueHref({ ...query, view: 'grid', page: 1 });
  return (
    <a href={localePath(href, useLocale())} aria-label={name} className="group">
      <title>{name}</title>
      {children}
    </a>
  );
}
