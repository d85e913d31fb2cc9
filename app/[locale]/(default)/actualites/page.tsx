import { notFound } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { FeedLinks } from '@/components/feeds/feed-links';
import { PageHead } from '@/components/layout/page-head';
import { NewsYears } from '@/components/news/news-years';
import { StructuredData } from '@/components/structured-data/structured-data';
import { currentLocale } from '@/lib/i18n/current-locale';
import { listNews } from '@/lib/news/list-news';
import { plainPageMetadata } from '@/lib/seo/plain-page-metadata';
import { itemList } from '@/lib/structured-data/item-list';

export async function generateMetadata() {
  return plainPageMetadata('news', await currentLocale());
}

/** All news; no page where there are none. */
export default function NewsListPage() {
  const t = useTranslations('News');
  const locale = useLocale();
  const news = listNews(locale, new Date());
  const paths = news.map(({ path }) => path);
  if (news.length === 0) notFound();
  return (
    <>
      <PageHead title={t('title')}>
        <FeedLinks of="news" />
      </PageHead>
      <NewsYears news={news} />
      <StructuredData things={itemList(paths, locale)} />
    </>
  );
}
