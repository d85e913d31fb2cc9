import { notFound } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { PageHead } from '@/components/layout/page-head';
import { NewsYears } from '@/components/news/news-years';
import { currentLocale } from '@/lib/i18n/current-locale';
import { listNews } from '@/lib/news/list-news';
import { newsListMetadata } from '@/lib/seo/news-metadata';

export async function generateMetadata() {
  return newsListMetadata(await currentLocale());
}

/** All news; no page where there are none. */
export default function NewsListPage() {
  const t = useTranslations('News');
  const news = listNews(useLocale(), new Date());
  if (news.length === 0) notFound();
  return (
    <>
      <PageHead title={t('title')} />
      <NewsYears news={news} />
    </>
  );
}
