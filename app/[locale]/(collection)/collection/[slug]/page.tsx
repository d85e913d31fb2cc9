import { notFound } from 'next/navigation';
import {
  CollectionFilms,
  CollectionHead,
  CollectionSiblings,
  inkStyle,
} from '@/components/catalog/collections/collection-page';
import { StructuredData } from '@/components/layout/structured-data';
import { getCollection, listCollections } from '@/lib/catalog/collections/list-collections';
import { inEveryState } from '@/lib/content/store/library';
import { currentLocale } from '@/lib/i18n/current-locale';
import { defaultLocale } from '@/lib/i18n/locales';
import { collectionMetadata } from '@/lib/seo/metadata/collection-metadata';
import { collectionPage } from '@/lib/seo/structured-data/item-list';

export const dynamicParams = false;

export function generateStaticParams() {
  return inEveryState(() => listCollections(defaultLocale).map(({ slug }) => ({ slug })));
}

export async function generateMetadata({ params }: PageProps<'/[locale]/collection/[slug]'>) {
  const { slug } = await params;
  return collectionMetadata(slug, await currentLocale());
}

export default async function CollectionPage({ params }: PageProps<'/[locale]/collection/[slug]'>) {
  const { slug } = await params;
  const locale = await currentLocale();
  const found = getCollection(slug, locale);
  if (!found) notFound();
  return (
    <div className="inked" style={inkStyle(found.collection.ink)}>
      <CollectionHead collection={found.collection} />
      <CollectionFilms collection={found.collection} />
      <CollectionSiblings previous={found.previous} next={found.next} />
      <StructuredData things={await collectionPage(found.collection, locale)} />
    </div>
  );
}
