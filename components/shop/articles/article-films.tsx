import { useLocale, useTranslations } from 'next-intl';
import { FilmGrid } from '@/components/catalog/films/film-grid';
import { Section } from '@/components/layout/section';
import { cardWay } from '@/lib/catalog/films/card-way';
import type { Film } from '@/lib/catalog/films/film';

/** The films an article contains or is about. */
export function ArticleFilms({ films }: { films: Film[] }) {
  const t = useTranslations('Shop');
  const locale = useLocale();
  const now = new Date();
  if (films.length === 0) return null;
  return (
    <Section id="films" title={t('films', { count: films.length })}>
      <FilmGrid films={films.map((film) => ({ ...film, way: cardWay(film, locale, now) }))} />
    </Section>
  );
}
