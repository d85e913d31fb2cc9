import { useTranslations } from 'next-intl';
import type { Collection } from '@/lib/catalog/collections/collection';
import { CollectionRuntime } from './collection-runtime';

/** Kind of the collection, number of films, total running time. */
export function CollectionFacts({ collection }: { collection: Collection }) {
  const t = useTranslations('Collection');
  return (
    <p className="label">
      {t(`kinds.${collection.kind}`)}
      <span className="block text-muted">
        {t('films', { count: collection.entries.length })}
        {collection.runtime > 0 && (
          <>
            {', '}
            <CollectionRuntime collection={collection} />
          </>
        )}
      </span>
    </p>
  );
}
