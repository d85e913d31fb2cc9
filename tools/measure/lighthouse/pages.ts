import { localePath } from '@/lib/i18n/locale-path';
import { type Locale, locales } from '@/lib/i18n/locales';
import { findPage } from '../built-films';

export type JudgedPage = {
  name: string;
  path: string;
  locale: Locale;
  /** Whether crawlers are kept out of it, on purpose: then Lighthouse does not ask for the opposite. */
  isHidden: boolean;
};

/**
 * The pages that are judged, by name, in every language.
 * @param root of the build
 */
export function pagesOf(root: string): JudgedPage[] {
  const first = (kind: string) => {
    const page = findPage(root, kind);
    return page ? [page] : [];
  };
  const paths: Record<string, string[]> = {
    home: ['/'],
    catalogue: ['/catalogue'],
    film: first('movie'),
    collection: first('collection'),
    vod: ['/vod'],
    shop: ['/shop'],
    watchlist: ['/a-voir'],
  };
  return Object.entries(paths).flatMap(([name, list]) =>
    list.flatMap((path) =>
      locales.map((locale) => ({
        name: `${name} ${locale}`,
        path: localePath(path, locale),
        ...{ locale, isHidden: name === 'watchlist' },
      })),
    ),
  );
}
