import type { MouseEvent } from 'react';
import { parseQuery } from '@/lib/films/catalogue/parse-query';
import type { CatalogueQuery } from '@/lib/films/catalogue/query';
import { readParams } from '@/lib/films/catalogue/read-params';

/** The query to which a click leads: a plain one, on a link to the catalogue itself. */
export function followedQuery(event: MouseEvent): CatalogueQuery | undefined {
  const link = (event.target as Element).closest('a[href]');
  const isPlain =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || !isPlain) return undefined;
  const { origin, pathname, searchParams } = new URL(
    link.getAttribute('href') ?? '',
    location.href,
  );
  if (origin !== location.origin || pathname !== location.pathname) return undefined;
  return parseQuery(readParams(searchParams));
}
