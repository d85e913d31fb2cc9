import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { localePath } from '@/lib/i18n/locale-path';
import { type Locale, locales } from '@/lib/i18n/locales';

export type JudgedPage = {
  name: string;
  path: string;
  locale: Locale;
  /** Whether crawlers are kept out of it, on purpose: then Lighthouse does not ask for the opposite. */
  isHidden: boolean;
};

/**
 * The pages that are judged, by name, in every language.
 * @param build the `.next` folder
 */
export function pagesOf(build: string): JudgedPage[] {
  const first = (folder: string) => {
    const names = readdirSync(join(build, 'server/app/fr', folder)).sort();
    const page = names.find((name) => name.endsWith('.html'));
    return page ? [`/${folder}/${page.slice(0, -'.html'.length)}`] : [];
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
