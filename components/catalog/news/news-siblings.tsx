import { useTranslations } from 'next-intl';
import { Sibling } from '@/components/navigation/sibling';
import { Siblings } from '@/components/navigation/siblings';
import { LocalWords } from '@/components/rich-text/local-words';
import type { NewsPage } from '@/lib/catalog/news/get-news-page';
import type { NewsItem } from '@/lib/catalog/news/news-item';
import { NewsDate } from './news-date';

/** Links to the older and the newer news item. */
export function NewsSiblings({ older, newer }: Pick<NewsPage, 'older' | 'newer'>) {
  const t = useTranslations('News');
  const to = ({ path, date, title }: NewsItem, word: string, rel: 'prev' | 'next') => (
    <Sibling
      href={path}
      rel={rel}
      label={
        <>
          {word}, <NewsDate date={date} />
        </>
      }
    >
      <span className="display-3 mt-2 block group-hover:underline">
        <LocalWords value={title} />
      </span>
    </Sibling>
  );
  return (
    <Siblings name={t('siblings')} all={{ href: '/actualites', words: t('all') }}>
      {older && to(older, t('older'), 'prev')}
      {newer && to(newer, t('newer'), 'next')}
    </Siblings>
  );
}
