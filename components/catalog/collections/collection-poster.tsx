import { useLocale } from 'next-intl';
import type { Collection } from '@/lib/catalog/collections/collection';
import { seriesPosterPath } from '@/lib/posters/poster-path';

type Props = { collection: Pick<Collection, 'slug'>; first?: boolean };

/** Poster of a collection. No alternative text, because its title stands beside it. `first`: loaded eagerly. */
export function CollectionPoster({ collection: { slug }, first = false }: Props) {
  const loading = first
    ? { fetchPriority: 'high' as const, loading: 'eager' as const }
    : { loading: 'lazy' as const, decoding: 'async' as const };
  return (
    <img
      src={seriesPosterPath(slug, useLocale())}
      width={600}
      height={900}
      alt=""
      className="poster"
      {...loading}
    />
  );
}
