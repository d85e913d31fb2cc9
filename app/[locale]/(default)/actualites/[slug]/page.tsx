import { notFound } from 'next/navigation';
import { NewsFilms, NewsHead, NewsSiblings } from '@/components/catalog/news/news-page';
import { StructuredData } from '@/components/layout/structured-data';
import { WrittenPage } from '@/components/rich-text/written-page';
import { getNewsPage, listNewsSlugs } from '@/lib/catalog/news/list-news';
import { inEveryState } from '@/lib/content/store/library';
import { currentLocale } from '@/lib/i18n/current-locale';
import { newsMetadata } from '@/lib/seo/metadata/written-page-metadata';
import { newsPage } from '@/lib/seo/structured-data/news-article';

/** Includes scheduled news items: their pages answer 404 until the items are published (lib/server/revalidation). */
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
      <WrittenPage {...page.item} kicker={<NewsHead date={page.item.date} />} />
      <NewsFilms films={page.films} />
      <NewsSiblings {...page} />
      <StructuredData things={await newsPage(page, locale)} />
    </>
  );
}
