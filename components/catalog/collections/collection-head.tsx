import { useTranslations } from 'next-intl';
import { PageTitle } from '@/components/layout/page-title';
import { LocalWords } from '@/components/rich-text/local-words';
import { RichText } from '@/components/rich-text/rich-text';
import { ShareButton } from '@/components/visitor/sharing/share-button';
import type { Collection } from '@/lib/catalog/collections/collection';
import { seriesBandPath } from '@/lib/posters/poster-path';
import { bandSizes } from '@/lib/posters/series/draw-series-band';
import { CollectionRuntime } from './collection-runtime';

/** Header of a collection's page, styled as its poster: kind, size, introduction. */
export function CollectionHead({ collection }: { collection: Collection }) {
  const t = useTranslations('Collection');
  return (
    <header className="on-ink">
      <div className="shell grid-12 gap-y-8 py-8 md:py-12">
        <p className="label col-span-6">{t(`kinds.${collection.kind}`)}</p>
        <p className="label col-span-6 text-right">
          {t('films', { count: collection.entries.length })}
          {collection.runtime > 0 && (
            <span className="block">
              {t('totalRuntime')} <CollectionRuntime collection={collection} />
            </span>
          )}
        </p>
        <PageTitle text={collection.title.text} className="col-span-12 md:mt-4">
          <LocalWords value={collection.title} large />
        </PageTitle>
        <div className="col-span-12 max-w-[62ch] text-lg leading-snug md:text-xl lg:col-span-8 lg:col-start-5">
          <RichText value={collection.introduction} />
          <div className="mt-8 min-h-10">
            <ShareButton path={`/collection/${collection.slug}`} title={collection.title.text} />
          </div>
        </div>
      </div>
      <CollectionBand collection={collection} />
    </header>
  );
}

/** Wide strip with a picture of each film, as on the collection's poster; two rows on a phone. */
function CollectionBand({ collection: { slug } }: { collection: Collection }) {
  return (
    <picture className="print:hidden">
      <source media="(width < 48rem)" srcSet={seriesBandPath(slug, 'block')} {...bandSizes.block} />
      <img src={seriesBandPath(slug, 'band')} {...bandSizes.band} alt="" className="w-full" />
    </picture>
  );
}
