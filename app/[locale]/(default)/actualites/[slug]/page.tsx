import { notFound } from 'next/navigation';
import { NewsFilms } from '@/components/news/news-films';
import { NewsHead } from '@/components/news/news-head';
import { NewsSiblings } from '@/components/news/news-siblings';
import { WrittenPage } from '@/components/rich-text/written-page';
import { StructuredData } from '@/components/structured-data/structured-data';
import { inEveryState } from '@/lib/content/store/library';
import { currentLocale } from '@/lib/i18n/current-locale';
import { getNewsPage } from '@/lib/news/get-news-page';
import { listNewsSlugs } from '@/lib/news/list-news-slugs';
import { newsMetadata } from '@/lib/seo/news-metadata';
import { newsPage } from '@/lib/structured-data/news-page';

export const dynamicParams = false;

/** Those of a day to come as well: they are not found until then (lib/server/renewal). */
export function generateStaticParams() {
  return inEveryState(() => listNewsSlugs().map((slug) => ({ slug })));
}

export async function generateMetadata({ params }: PageProps<'/[locale]/actualites/[slug]'>) {
  const { slug } = await params;
  return newsMetadata(slug, await currentLocale());
}

export default async function NewsPage({ params }: PageProps<'/[locale]/actualites/[slug]'>) {
  const { slug } = await params;
  const locale = await currentLocale();
  const page = getNewsPage(slug, locale, new Date());
  if (!page) notFound();
  return (
    <>
      <WrittenPage {...page.item} above={<NewsHead date={page.item.date} />} />
      <NewsFilms films={page.films} />
      <NewsSiblings {...page} />
      <StructuredData things={await newsPage(page, locale)} />
    </>
  );
}
