import { useTranslations } from 'next-intl';
import { LocalWords } from '@/components/i18n/local-words';
import { PageTitle } from '@/components/layout/page-title';
import { RichText } from '@/components/rich-text/rich-text';
import { ShareButton } from '@/components/share/share-button';
import type { Collection } from '@/lib/collections/collection';
import { CollectionRuntime } from './collection-runtime';

/** The head of a collection, on the signal colour: what it is, how much of it there is, why it is. */
export function CollectionHead({ collection }: { collection: Collection }) {
  const t = useTranslations('Collection');
  return (
    <header className="bg-signal text-on-signal">
      <div className="shell grid-12 gap-y-8 pt-8 pb-12 md:pt-14 md:pb-20">
        <p className="label col-span-6">{t(`kinds.${collection.kind}`)}</p>
        <p className="label col-span-6 text-right">
          {t('films', { count: collection.entries.length })}
          {collection.runtime > 0 && (
            <span className="block">
              {t('totalRuntime')} <CollectionRuntime collection={collection} />
            </span>
          )}
        </p>
        <PageTitle text={collection.title.text} className="col-span-12 md:mt-16">
          <LocalWords value={collection.title} large />
        </PageTitle>
        <RichText
          value={collection.introduction}
          className="col-span-12 text-lg leading-snug md:text-xl lg:col-span-8 lg:col-start-5 lg:columns-2 lg:gap-x-8"
        />
        <div className="col-span-12 min-h-10 lg:col-span-8 lg:col-start-5">
          <ShareButton path={`/collection/${collection.slug}`} title={collection.title.text} />
        </div>
      </div>
    </header>
  );
}
