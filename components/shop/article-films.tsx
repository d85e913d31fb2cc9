import { useTranslations } from 'next-intl';
import { FilmTitle } from '@/components/films/film-title';
import { LocaleLink } from '@/components/navigation/locale-link';
import type { Film } from '@/lib/films/film';

/** The films an article belongs to. */
export function ArticleFilms({ films }: { films: Film[] }) {
  const t = useTranslations('Shop');
  if (films.length === 0) return null;
  return (
    <>
      <h4 className="label mt-3">{t('films', { count: films.length })}</h4>
      <ul className="mt-1 text-sm">
        {films.map((film) => (
          <li key={film.slug}>
            <LocaleLink href={`/movie/${film.slug}`} className="words-link">
              <FilmTitle title={film.title} />
            </LocaleLink>{' '}
            <span className="text-muted">({film.year})</span>
          </li>
        ))}
      </ul>
    </>
  );
}
