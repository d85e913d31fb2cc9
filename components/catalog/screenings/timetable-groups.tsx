import { useTranslations } from 'next-intl';
import { FilmLine } from '@/components/catalog/films/film-line';
import { FilmTitle } from '@/components/catalog/films/film-title';
import { Poster } from '@/components/catalog/films/poster';
import { LocaleLink } from '@/components/navigation/links';
import type { ScreeningWithFilm } from '@/lib/catalog/screenings/list-screenings';
import type { TimetableDay as Day } from '@/lib/catalog/screenings/timetable';
import {
  ScreeningActions,
  ScreeningLines,
  ScreeningNotes,
  ScreeningPlace,
  ScreeningTime,
} from './screening-lines';
import { useScreeningFormats } from './use-screening-formats';

/** A day of the timetable: its date in large type, and its screenings. */
export function TimetableDay({ day, screenings, when }: Day & { when?: 'today' | 'tomorrow' }) {
  const t = useTranslations('Screenings');
  const { partsOf, day: dayWords } = useScreeningFormats();
  const { weekday, day: number, month } = partsOf(day);
  return (
    <section id={day} aria-labelledby={`${day}-title`} className="timetable-day">
      <h3 id={`${day}-title`} className="timetable-date" data-when={when}>
        <time dateTime={day}>
          <span className="sr-only">{dayWords(day)}</span>
          <span aria-hidden="true" className="timetable-weekday">
            {weekday}
          </span>
          <span aria-hidden="true" className="timetable-number">
            {number}
          </span>
          <span aria-hidden="true" className="timetable-month">
            {month}
          </span>
        </time>
        {when && <span className="timetable-when"> {t(when)}</span>}
      </h3>
      <ol className="timetable-screenings">
        {screenings.map((screening) => (
          <TimetableScreening key={screening.id} screening={screening} />
        ))}
      </ol>
    </section>
  );
}

/** A row of the timetable: time, film, cinema, version, booking link. */
function TimetableScreening({ screening }: { screening: ScreeningWithFilm }) {
  const { film, state } = screening;
  return (
    <li className="screening" data-state={state}>
      <p className="screening-time">
        <ScreeningTime {...screening} />
      </p>
      <div className="screening-film">
        <h4 className="screening-title">
          <LocaleLink href={`/movie/${film.slug}`}>
            <FilmTitle title={film.title} />
          </LocaleLink>
        </h4>
        <p className="screening-line">
          <FilmLine film={film} />
        </p>
        <ScreeningNotes {...screening} />
      </div>
      <ScreeningPlace {...screening} />
      <ScreeningActions screening={screening} title={film.title.text} />
    </li>
  );
}

/** A film with all its screenings: poster, title, and a row for each screening. */
export function TimetableFilm({ screenings }: { screenings: ScreeningWithFilm[] }) {
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
