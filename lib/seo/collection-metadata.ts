import type { Metadata } from 'next';
import { getCollection } from '@/lib/collections/get-collection';
import type { Locale } from '@/lib/i18n/locales';
import { pictureOfCollection } from '@/lib/shared-pictures/shared-picture';
import { pageMetadata } from './page-metadata';

export async function collectionMetadata(slug: string, locale: Locale): Promise<Metadata> {
  const collection = getCollection(slug, locale)?.collection;
  if (!collection) return {};
  return pageMetadata(
    {
      path: `/collection/${slug}`,
      title: collection.title.text,
      description: collection.summary.text,
      picture: await pictureOfCollection(collection, locale),
    },
    locale,
  );
}
