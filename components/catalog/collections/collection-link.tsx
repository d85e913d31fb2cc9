import { LocaleLink } from '@/components/navigation/locale-link';
import { LocalWords } from '@/components/rich-text/local-words';
import type { Collection } from '@/lib/catalog/collections/collection';

type Props = { collection: Collection; level?: 2 | 3 };

/**
 * Title of a collection in a list, in large type. The link covers the whole entry, which must be positioned
 * (`relative`).
 */
export function CollectionLink({ collection, level = 3 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <Heading
      className={`display-2 ${level === 2 ? 'max-sm:text-2xl max-sm:[font-stretch:80%]' : ''}`}
    >
      <LocaleLink href={`/collection/${collection.slug}`} className="title-link">
        <LocalWords value={collection.title} large />
      </LocaleLink>
    </Heading>
  );
}
