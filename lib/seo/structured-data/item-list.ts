import { getTranslations } from 'next-intl/server';
import type { BreadcrumbList, ItemList } from 'schema-dts';
import type { Collection } from '@/lib/catalog/collections/list-collections';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { getSite } from '@/lib/site/get-site';
import { absoluteUrl } from '@/lib/site/site-url';
import type { Things } from './write-json-ld';

/** The pages of a list, in order, without duplicates; empty for fewer than two pages. `paths`: French paths. */
export function itemList(paths: readonly string[], locale: Locale): ItemList[] {
  const uniquePaths = [...new Set(paths)];
  if (uniquePaths.length < 2) return [];
  return [
    {
      '@type': 'ItemList',
      numberOfItems: uniquePaths.length,
      itemListElement: uniquePaths.map((path, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        url: absoluteUrl(localePath(path, locale)),
      })),
    },
  ];
}

/** The item list of the pages of films. */
export function filmList(films: readonly { slug: string }[], locale: Locale): ItemList[] {
  return itemList(
    films.map(({ slug }) => `/movie/${slug}`),
    locale,
  );
}

/** Breadcrumbs of a page, by name and French path; the home page is added first. */
export function breadcrumbList(
  steps: readonly { name: string; path: string }[],
  locale: Locale,
): BreadcrumbList {
  const trail = [{ name: getSite(locale).name, path: '/' }, ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: absoluteUrl(localePath(path, locale)),
    })),
  };
}

/** Structured data of a collection's page: its films in order, and breadcrumbs. */
export async function collectionPage(collection: Collection, locale: Locale): Promise<Things> {
  const { slug, title, entries } = collection;
  const t = await getTranslations({ locale, namespace: 'Navigation' });
  const films = entries.map(({ film }) => film);
  const steps = [
    { name: t('collections'), path: '/collection' },
    { name: title.text, path: `/collection/${slug}` },
  ];
  return [...filmList(films, locale), breadcrumbList(steps, locale)];
}
