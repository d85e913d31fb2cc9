import type { Collection } from '@/lib/collections/collection';
import { seriesBandPath } from '@/lib/posters/poster-path';
import { bandSizes } from '@/lib/posters/series/draw-series-band';

/** A picture of each film across the page, as on the collection's poster; on a phone in two rows. */
export function CollectionBand({ collection: { slug } }: { collection: Collection }) {
  return (
    <picture className="print:hidden">
      <source media="(width < 48rem)" srcSet={seriesBandPath(slug, 'block')} {...bandSizes.block} />
      <img src={seriesBandPath(slug, 'band')} {...bandSizes.band} alt="" className="w-full" />
    </picture>
  );
}
