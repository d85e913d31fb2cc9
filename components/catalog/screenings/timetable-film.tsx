import { FilmLine } from '@/components/catalog/films/film-line';
import { FilmTitle } from '@/components/catalog/films/film-title';
import { Poster } from '@/components/catalog/films/poster';
import { LocaleLink } from '@/components/navigation/locale-link';
import type { AnnouncedScreening } from '@/lib/catalog/screenings/list-screenings';
import { ScreeningLines } from './screening-lines';

/** A film with all its screenings: poster, title, and a row for each screening. */
export function TimetableFilm({ screenings }: { screenings: AnnouncedScreening[] }) {
  const film = screenings[0]?.film;
  if (!film) return null;
  return (
    <section id={film.slug} aria-labelledby={`${film.slug}-title`} className="timetable-film">
      <div className="timetable-poster">
        <Poster film={film} alt="" sizes="(min-width: 64rem) 16vw, 33vw" />
      </div>
      <div className="min-w-0">
        <h2 id={`${film.slug}-title`} className="display-2">
          <LocaleLink
            href={`/movie/${film.slug}`}
            className="decoration-2 underline-offset-6 hover:underline"
          >
            <FilmTitle title={film.title} large />
          </LocaleLink>
        </h2>
        <p className="mt-2 text-muted">
          <FilmLine film={film} />
        </p>
        <ScreeningLines screenings={screenings} title={film.title.text} />
      </div>
    </section>
  );
}
