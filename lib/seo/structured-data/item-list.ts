import type { ItemList } from 'schema-dts';
import { localePath } from '@/lib/i18n/locale-path';
import type { Locale } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/site/absolute-url';

/** The pages of a list, in order, without duplicates; empty for less than two. `paths`: French paths. */
export function itemList(paths: readonly string[], locale: Locale): ItemList[] {
  const each = [...new Set(paths)];
  if (each.length < 2) return [];
  return [
    {
      '@type': 'ItemList',
      numberOfItems: each.length,
      itemListElement: each.map((path, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        url: absoluteUrl(localePath(path, locale)),
      })),
    },
  ];
}

/** The same for films. */
export function filmList(films: readonly { slug: string }[], locale: Locale): ItemList[] {
  return itemList(
    films.map(({ slug }) => `/movie/${slug}`),
    locale,
  );
}
