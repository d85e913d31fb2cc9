import { LocalWords } from '@/components/rich-text/local-words';
import type { Collection } from '@/lib/catalog/collections/collection';
import { CollectionFacts } from './collection-facts';
import { CollectionLink } from './collection-link';
import { CollectionPoster } from './collection-poster';

/** A collection as a list row: poster, title, summary, number of films, running time. */
export function CollectionRow({ collection }: { collection: Collection }) {
  return (
    <article className="group relative grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 py-5 md:grid-cols-[6rem_minmax(0,1fr)_12rem] md:gap-x-6">
      <div className="max-md:row-span-2">
        <CollectionPoster collection={collection} />
      </div>
      <div>
        <CollectionLink collection={collection} />
        <p className="mt-2 max-w-[60ch] text-muted">
          <LocalWords value={collection.summary} />
        </p>
      </div>
      <div className="md:pt-2 md:text-right">
        <CollectionFacts collection={collection} />
      </div>
    </article>
  );
}
