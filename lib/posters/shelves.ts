import type { Library } from '@/lib/content/store/raw-library';
import { locales } from '@/lib/i18n/locales';

type Shown = Pick<Library, 'films' | 'collections'>;

/** Number of the newest films on the home page. */
const newestShown = 12;

/**
 * Lists of posters that are shown next to each other, as slugs: the catalogue by year, the newest films,
 * collections.
 */
export function shelvesOf({ films, collections }: Shown): string[][] {
  const catalogues = locales.map((locale) => {
    const { compare } = new Intl.Collator(locale, { numeric: true });
    return [...films]
      .map(([slug, { year, title }]) => ({
        slug,
        year,
        name: title[locale] ?? title.original.text,
      }))
      .sort((a, b) => a.year - b.year || compare(a.name, b.name));
  });
  const newest = [...films]
    .map(([slug, { added = '' }]) => ({ slug, added }))
    .sort((a, b) => b.added.localeCompare(a.added) || a.slug.localeCompare(b.slug))
    .slice(0, newestShown);
  const chosen = [...collections.values()].map(({ films: entries }) =>
    entries.map(({ film }) => film),
  );
  return [...[...catalogues, newest].map((shelf) => shelf.map(({ slug }) => slug)), ...chosen];
}
