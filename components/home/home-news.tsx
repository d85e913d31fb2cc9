import { useLocale, useTranslations } from 'next-intl';
import { NewsList } from '@/components/catalog/news/news-list';
import { Section } from '@/components/layout/section';
import { MoreLink } from '@/components/navigation/more-link';
import { listNews } from '@/lib/catalog/news/list-news';

/** News that the home page has room for. */
const shown = 3;

/** What the house has told last; nothing where it has told nothing. */
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
