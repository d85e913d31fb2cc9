import { useLocale } from 'next-intl';
import type { Collection } from '@/lib/catalog/collections/collection';
import { seriesPosterPath } from '@/lib/posters/poster-path';

type Props = { collection: Pick<Collection, 'slug'>; first?: boolean };

/** The poster of a collection: its title stands beside it as text. `first`: it is fetched at once. */
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
