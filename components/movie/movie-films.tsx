import { useTranslations } from 'next-intl';
import { FilmLine } from '@/components/catalog/films/film-line';
import { FilmTitle } from '@/components/catalog/films/film-title';
import { Section } from '@/components/layout/section';
import { LocaleLink, TextLink } from '@/components/navigation/links';
import type { Film } from '@/lib/catalog/films/film';

/** The films of a programme of shorts, in its order. */
export function MovieFilms({ films }: { films: Film[] }) {
  const t = useTranslations('Film');
  return (
    <Section id="films" title={t('films')}>
      <ol className="-mt-4 divide-y divide-line">
        {films.map((film, at) => (
          <li key={film.slug} className="group relative flex gap-x-5 py-4">
            <span aria-hidden="true" className="display-3 min-w-8 text-muted tabular-nums">
              {at + 1}
            </span>
            <div className="min-w-0">
              <h3 className="display-3">
                <LocaleLink href={`/movie/${film.slug}`} className="title-link">
                  <FilmTitle title={film.title} />
                </LocaleLink>
              </h3>
              <p className="label mt-1 text-muted">
                <FilmLine film={film} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Links to the programmes that the film is part of, with its place in each. */
export function MovieProgrammes({ film, programmes }: { film: Film; programmes: Film[] }) {
  const t = useTranslations('Film');
  if (programmes.length === 0) return null;
  return (
    <ul className="label mt-2 text-base">
      {programmes.map(({ slug, title, films }) => {
        const programme = () => (
          <TextLink href={`/movie/${slug}`}>
            <FilmTitle title={title} />
          </TextLink>
        );
        const place = { position: films.indexOf(film.slug) + 1, count: films.length };
        return <li key={slug}>{t.rich('inProgramme', { ...place, programme })}</li>;
      })}
    </ul>
  );
}
