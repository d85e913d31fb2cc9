import type { Locale } from '@/lib/i18n/locales';
import type { Collection } from './collection';
import { listCollectionsNamed, listCollectionTitles } from './list-collections';

export type CollectionInPlace = {
  collection: Collection;
  previous?: Collection;
  next?: Collection;
};

/** A collection with its neighbours in order; undefined for an unknown slug. */
export function getCollection(slug: string, locale: Locale): CollectionInPlace | undefined {
  const slugs = listCollectionTitles(locale).map((each) => each.slug);
  const index = slugs.indexOf(slug);
  if (index < 0) return undefined;
  const near = [slugs[index - 1], slug, slugs[index + 1]].filter((one) => one !== undefined);
  const found = new Map(listCollectionsNamed(near, locale).map((each) => [each.slug, each]));
  const [previous, next] = [-1, 1].map((step) => found.get(slugs[index + step] ?? ''));
  const collection = found.get(slug);
  return collection && { collection, previous, next };
}
