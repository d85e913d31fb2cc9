import type { Metadata } from 'next';
import { getCollection } from '@/lib/collections/get-collection';
import type { Locale } from '@/lib/i18n/locales';
import { sharedPosterPath } from '@/lib/posters/poster-path';
import { pageMetadata } from './page-metadata';

export async function collectionMetadata(slug: string, locale: Locale): Promise<Metadata> {
  const collection = getCollection(slug, locale)?.collection;
  if (!collection) return {};
  const [first] = collection.entries;
  return pageMetadata(
    {
      path: `/collection/${slug}`,
      title: collection.title.text,
      description: collection.summary.text,
      picture: first && sharedPosterPath(first.film.slug),
    },
    locale,
  );
}
