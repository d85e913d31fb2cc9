import { useLocale, useTranslations } from 'next-intl';
import { CollectionRow } from '@/components/catalog/collections/collection-row';
import { Section } from '@/components/layout/section';
import { MoreLink } from '@/components/navigation/more-link';
import { listCollections } from '@/lib/catalog/collections/list-collections';

/** The page of all collections lists the others. */
const most = 12;

export function HomeCollections() {
  const t = useTranslations('Home');
  const collections = listCollections(useLocale()).slice(0, most);
  if (collections.length === 0) return null;
  return (
    <Section
      id="collections"
      title={t('collections')}
      aside={<MoreLink href="/collection">{t('collectionsMore')}</MoreLink>}
    >
      <ul className="-mt-4 divide-y divide-line">
        {collections.map((collection) => (
          <li key={collection.slug}>
            <CollectionRow collection={collection} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
