import { getTranslations } from 'next-intl/server';
import type { Collection } from '@/lib/catalog/collections/collection';
import type { Locale } from '@/lib/i18n/locales';
import { breadcrumbList } from './breadcrumb-list';
import { filmList } from './item-list';
import type { Things } from './things';

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
