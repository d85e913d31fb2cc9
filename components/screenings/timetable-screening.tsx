import { FilmLine } from '@/components/films/film-line';
import { FilmTitle } from '@/components/films/film-title';
import { LocaleLink } from '@/components/navigation/locale-link';
import type { AnnouncedScreening } from '@/lib/films/screenings/list-screenings';
import { ScreeningActions } from './screening-actions';
import { ScreeningNotes } from './screening-notes';
import { ScreeningPlace } from './screening-place';
import { ScreeningTime } from './screening-time';

/** A line of the timetable: when, what, where and in which version, and the way to a seat. */
export function TimetableScreening({ screening }: { screening: AnnouncedScreening }) {
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
