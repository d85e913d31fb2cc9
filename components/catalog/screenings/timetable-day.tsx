import { useTranslations } from 'next-intl';
import { FilmLine } from '@/components/catalog/films/film-line';
import { FilmTitle } from '@/components/catalog/films/film-title';
import { LocaleLink } from '@/components/navigation/locale-link';
import type { AnnouncedScreening } from '@/lib/catalog/screenings/list-screenings';
import type { TimetableDay as Day } from '@/lib/catalog/screenings/timetable';
import { ScreeningActions } from './screening-actions';
import { ScreeningNotes } from './screening-notes';
import { ScreeningPlace } from './screening-place';
import { ScreeningTime } from './screening-time';
import { useMomentWords } from './use-moment-words';

/** A day of the timetable: its date in large type, and its screenings. */
export function TimetableDay({ day, screenings, when }: Day & { when?: 'today' | 'tomorrow' }) {
  const t = useTranslations('Screenings');
  const { partsOf, day: dayWords } = useMomentWords();
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
function TimetableScreening({ screening }: { screening: AnnouncedScreening }) {
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
