import { notFound } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { NewsYears } from '@/components/catalog/news/news-list';
import { PageHead } from '@/components/layout/page-title';
import { StructuredData } from '@/components/layout/structured-data';
import { FeedLinks } from '@/components/site/feed-links';
import { listNews } from '@/lib/catalog/news/list-news';
import { currentLocale } from '@/lib/i18n/current-locale';
import { plainPageMetadata } from '@/lib/seo/metadata/plain-page-metadata';
import { itemList } from '@/lib/seo/structured-data/item-list';

export async function generateMetadata() {
  return plainPageMetadata('news', await currentLocale());
}

/** List of all news; 404 if there are none. */
export default function NewsListPage() {
  const t = useTranslations('News');
  const locale = useLocale();
  const news = listNews(locale, new Date());
  const paths = news.map(({ path }) => path);
  if (news.length === 0) notFound();
  return (
    <>
      <PageHead title={t('title')} />
      <NewsYears news={news} />
      <div className="shell mt-14">
        <FeedLinks of="news" />
      </div>
      <StructuredData things={itemList(paths, locale)} />
    </>
  );
}
