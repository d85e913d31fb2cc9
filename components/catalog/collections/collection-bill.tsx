import { LocalWords } from '@/components/rich-text/local-words';
import type { Collection } from '@/lib/catalog/collections/collection';
import { CollectionFacts } from './collection-facts';
import { CollectionLink } from './collection-link';
import { CollectionPoster } from './collection-poster';

type Props = { collection: Collection; first: boolean };

/** A collection in the list of all collections: poster, title, summary, running time. */
export function CollectionBill({ collection, first }: Props) {
  return (
    <article className="group relative grid-12 items-start gap-y-4 py-6 md:py-10">
      <div className="col-span-4 sm:col-span-3 lg:col-span-2 3xl:col-span-3">
        <CollectionPoster collection={collection} first={first} />
      </div>
      <div className="col-span-8 grid grid-cols-1 gap-x-6 gap-y-4 sm:col-span-9 lg:col-span-10 3xl:col-span-9 lg:grid-cols-[minmax(0,1fr)_14rem] 3xl:grid-cols-1">
        <div>
          <CollectionLink collection={collection} level={2} />
          <p className="mt-3 max-w-[60ch] md:text-lg md:leading-snug">
            <LocalWords value={collection.summary} />
          </p>
        </div>
        <div className="lg:max-3xl:pt-2 lg:max-3xl:text-right">
          <CollectionFacts collection={collection} />
        </div>
      </div>
    </article>
  );
}
