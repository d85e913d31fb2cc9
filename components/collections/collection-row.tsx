import { useTranslations } from 'next-intl';
import { LocalWords } from '@/components/i18n/local-words';
import type { Collection } from '@/lib/collections/collection';
import { CollectionLink } from './collection-link';
import { CollectionRuntime } from './collection-runtime';

/** A collection in a list: its title large, what it is about, how many films and how long. */
export function CollectionRow({ collection }: { collection: Collection }) {
  const t = useTranslations('Collection');
  return (
    <article className="group relative grid grid-cols-1 gap-x-6 gap-y-2 py-5 md:grid-cols-[minmax(0,1fr)_14rem]">
      <div>
        <CollectionLink collection={collection} />
        <p className="mt-2 max-w-[60ch] text-muted">
          <LocalWords value={collection.summary} />
        </p>
      </div>
      <p className="label md:pt-2 md:text-right">
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
    </article>
  );
}
