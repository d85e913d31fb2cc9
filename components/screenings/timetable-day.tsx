import { useTranslations } from 'next-intl';
import type { TimetableDay as Day } from '@/lib/films/screenings/timetable';
import { TimetableScreening } from './timetable-screening';
import { useMomentWords } from './use-moment-words';

/** A day of the timetable: its number as large as a poster's, and what is shown on it. */
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
