import { useLocale, useTranslations } from 'next-intl';
import { FilmGrid } from '@/components/catalog/films/film-grid';
import { Section } from '@/components/layout/section';
import { cardWay } from '@/lib/catalog/films/card-way';
import type { Film } from '@/lib/catalog/films/film';

/** The films that a news item is about. */
export function NewsFilms({ films }: { films: readonly Film[] }) {
  const t = useTranslations('News');
  const locale = useLocale();
  const now = new Date();
  if (films.length === 0) return null;
  return (
    <Section id="films" title={t('films')}>
      <FilmGrid films={films.map((film) => ({ ...film, way: cardWay(film, locale, now) }))} />
    </Section>
  );
}
