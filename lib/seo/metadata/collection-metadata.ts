import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getCollection } from '@/lib/catalog/collections/list-collections';
import type { Locale } from '@/lib/i18n/locales';
import { collectionShareImage } from '@/lib/seo/share-images/share-image';
import { pageMetadata } from './page-metadata';
import { withPageFeed } from './with-feeds';

export async function collectionMetadata(slug: string, locale: Locale): Promise<Metadata> {
  const collection = getCollection(slug, locale)?.collection;
  if (!collection) return {};
  const t = await getTranslations({ locale, namespace: 'Metadata' });
  const { summary, entries } = collection;
  const title = collection.title.text;
  const values = { title, count: entries.length };
  const metadata = await pageMetadata(
    {
      ...{ path: `/collection/${slug}`, title },
      wordings: [t('collection.title', values), title],
      description: summary.translated ? summary.text : undefined,
      facts: [t('collection.nature', values)],
      picture: await collectionShareImage(collection, locale),
    },
    locale,
  );
  return withPageFeed(metadata, `collection/${slug}`, title, locale);
}
