import { useLocale, useTranslations } from 'next-intl';
import { FilmGrid } from '@/components/catalog/films/film-card';
import { Section } from '@/components/layout/section';
import { LocaleLink } from '@/components/navigation/links';
import { Sibling, Siblings } from '@/components/navigation/siblings';
import { LocalizedText } from '@/components/rich-text/localized-text';
import { cardAvailability } from '@/lib/catalog/films/availability';
import type { Film } from '@/lib/catalog/films/film';
import type { NewsItem, NewsPage } from '@/lib/catalog/news/list-news';
import { NewsDate } from './news-list';

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
        <LocalizedText value={title} />
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

/** Above the title of a news item: link to all news, and the date. */
export function NewsHead({ date }: { date: string }) {
  return (
    <p className="label mb-4 flex flex-wrap gap-x-4 md:mb-6">
      <LocaleLink href="/actualites" className="words-link">
        {useTranslations('News')('title')}
      </LocaleLink>
      <span className="py-1 text-muted">
        <NewsDate date={date} />
      </span>
    </p>
  );
}

/** The films that a news item is about. */
export function NewsFilms({ films }: { films: readonly Film[] }) {
  const t = useTranslations('News');
  const locale = useLocale();
  const now = new Date();
  if (films.length === 0) return null;
  return (
    <Section id="films" title={t('films')}>
      <FilmGrid
        films={films.map((film) => ({ ...film, way: cardAvailability(film, locale, now) }))}
      />
    </Section>
  );
}
