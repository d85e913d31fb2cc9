import { LocalWords } from '@/components/i18n/local-words';
import { LocaleLink } from '@/components/navigation/locale-link';
import type { Collection } from '@/lib/collections/collection';

/** A collection's title in a list, large; the link takes in the whole of its (relative) entry. */
export function CollectionLink({ collection }: { collection: Collection }) {
  return (
    <h3 className="display-2">
      <LocaleLink href={`/collection/${collection.slug}`} className="title-link">
        <LocalWords value={collection.title} />
      </LocaleLink>
    </h3>
  );
}
