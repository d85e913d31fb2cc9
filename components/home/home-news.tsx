import { useLocale, useTranslations } from 'next-intl';
import { NewsList } from '@/components/catalog/news/news-list';
import { Section } from '@/components/layout/section';
import { MoreLink } from '@/components/navigation/more-link';
import { listNews } from '@/lib/catalog/news/list-news';

/** Number of news items on the home page. */
const shown = 3;

/** The latest news; nothing if there is none. */
export function HomeNews() {
  const t = useTranslations('Home');
  const news = listNews(useLocale(), new Date());
  if (news.length === 0) return null;
  return (
    <Section
      id="news"
      title={t('news')}
      aside={<MoreLink href="/actualites">{t('newsMore')}</MoreLink>}
    >
      <NewsList news={news.slice(0, shown)} />
    </Section>
  );
}
