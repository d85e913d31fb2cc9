import { useLocale, useTranslations } from 'next-intl';
import { CollectionLargeRow } from '@/components/catalog/collections/collection-item';
import { PageHead } from '@/components/layout/page-title';
import { StructuredData } from '@/components/layout/structured-data';
import { listCollections } from '@/lib/catalog/collections/list-collections';
import { currentLocale } from '@/lib/i18n/current-locale';
import { plainPageMetadata } from '@/lib/seo/metadata/plain-page-metadata';
import { itemList } from '@/lib/seo/structured-data/item-list';

export async function generateMetadata() {
  return plainPageMetadata('collections', await currentLocale());
}

export default function CollectionsPage() {
  const t = useTranslations('Collections');
  const locale = useLocale();
  const collections = listCollections(locale);
  const paths = collections.map(({ slug }) => `/collection/${slug}`);
  return (
    <>
      <PageHead title={t('title')}>
        <p>{t(collections.length === 0 ? 'empty' : 'intro')}</p>
      </PageHead>
      <ul className="shell mt-8 gap-x-10 md:mt-12 3xl:grid 3xl:grid-cols-2">
        {collections.map((collection, index) => (
          <li key={collection.slug} className="border-ink border-t max-3xl:last:border-b">
            <CollectionLargeRow collection={collection} first={index === 0} />
          </li>
        ))}
      </ul>
      <StructuredData things={itemList(paths, locale)} />
    </>
  );
}
