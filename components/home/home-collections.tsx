import { useLocale, useTranslations } from 'next-intl';
import { CollectionRow } from '@/components/collections/collection-row';
import { Section } from '@/components/layout/section';
import { MoreLink } from '@/components/navigation/more-link';
import { listCollections } from '@/lib/collections/list-collections';

export function HomeCollections() {
  const t = useTranslations('Home');
  const collections = listCollections(useLocale());
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
