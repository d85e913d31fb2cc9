import { notFound } from 'next/navigation';
import {
  CollectionFilms,
  CollectionHead,
  CollectionSiblings,
  inkStyle,
} from '@/components/catalog/collections/collection-page';
import { StructuredData } from '@/components/layout/structured-data';
import { PageFeedLink } from '@/components/site/feed-links';
import { getCollection, listCollections } from '@/lib/catalog/collections/list-collections';
import { inEveryState } from '@/lib/content/store/library';
import { currentLocale } from '@/lib/i18n/current-locale';
import { defaultLocale } from '@/lib/i18n/locales';
import { collectionMetadata } from '@/lib/seo/metadata/collection-metadata';
import { collectionPage } from '@/lib/seo/structured-data/item-list';

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
  const place = getCollection(slug, locale);
  if (!place) notFound();
  return (
    <div className="inked" style={inkStyle(place.collection.ink)}>
      <CollectionHead collection={place.collection} />
      <CollectionFilms collection={place.collection} />
      <PageFeedLink page={`collection/${slug}`} />
      <CollectionSiblings previous={place.previous} next={place.next} />
      <StructuredData things={await collectionPage(place.collection, locale)} />
    </div>
  );
}
