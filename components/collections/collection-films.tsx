import { useTranslations } from 'next-intl';
import type { Collection } from '@/lib/collections/collection';
import { CollectionEntry } from './collection-entry';

/** The films of a collection in the order in which they are meant to be seen. */
export function CollectionFilms({ collection }: { collection: Collection }) {
  const t = useTranslations('Collection');
  return (
    <section aria-labelledby="films" className="shell mt-12 md:mt-20">
      <h2 id="films" className="display-3">
        {t('inOrder')}
      </h2>
      <ol className="mt-6 divide-y divide-ink border-ink border-y">
        {collection.entries.map((entry, index) => (
          <li key={entry.film.slug}>
            <CollectionEntry entry={entry} position={index + 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}
