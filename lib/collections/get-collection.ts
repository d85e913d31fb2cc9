import type { Locale } from '@/lib/i18n/locales';
import type { Collection } from './collection';
import { listCollections } from './list-collections';

export type CollectionInPlace = {
  collection: Collection;
  previous?: Collection;
  next?: Collection;
};

/** One collection with those before and after it, or `undefined` when there is none of that name. */
export function getCollection(slug: string, locale: Locale): CollectionInPlace | undefined {
  const collections = listCollections(locale);
  const index = collections.findIndex((collection) => collection.slug === slug);
  const collection = collections[index];
  return (
    collection && { collection, previous: collections[index - 1], next: collections[index + 1] }
  );
}
