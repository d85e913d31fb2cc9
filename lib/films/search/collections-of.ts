import type { Library } from '@/lib/content/store/raw-library';
import type { Locale } from '@/lib/i18n/locales';
import { localText } from '@/lib/text/local-text';

type Membership = { slug: string; text: string; lang: string };

/** For each film its collections in one language, as long as the library is kept. */
const kept = new WeakMap<Library, Partial<Record<Locale, Map<string, Membership[]>>>>();

/** The collections a film stands in, with their titles. */
export function collectionsOf(slug: string, locale: Locale, library: Library): Membership[] {
  const byLocale = kept.get(library) ?? {};
  kept.set(library, byLocale);
  byLocale[locale] ??= groupByFilm(library, locale);
  return byLocale[locale].get(slug) ?? [];
}

function groupByFilm({ collections }: Library, locale: Locale): Map<string, Membership[]> {
  const groups = new Map<string, Membership[]>();
  for (const [slug, { title, films }] of collections)
    for (const { film } of films) {
      const group = groups.get(film) ?? [];
      group.push({ slug, ...localText(title, locale) });
      groups.set(film, group);
    }
  return groups;
}
