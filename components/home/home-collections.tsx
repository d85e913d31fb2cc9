import { useLocale, useTranslations } from 'next-intl';
import { CollectionRow } from '@/components/collections/collection-row';
import { Section } from '@/components/layout/section';
import { listCollections } from '@/lib/collections/list-collections';

export function HomeCollections() {
  const t = useTranslations('Home');
  return (
    <Section id="collections" title={t('collections')}>
      <ul className="-mt-4 divide-y divide-line">
        {listCollections(useLocale()).map((collection) => (
          <li key={collection.slug}>
            <CollectionRow collection={collection} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
