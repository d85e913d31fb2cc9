import { useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import { NewsList } from '@/components/news/news-list';
import type { NewsItem } from '@/lib/news/news-item';

/** What the house has told of the film. */
export function MovieNews({ news }: { news: NewsItem[] }) {
  return (
    <Section id="news" title={useTranslations('Film')('news')}>
      <NewsList news={news} />
    </Section>
  );
}
