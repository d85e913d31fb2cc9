import { useTranslations } from 'next-intl';
import type { TimetableDay } from '@/lib/films/screenings/timetable';
import { useMomentWords } from './use-moment-words';

/** The days on which something is shown, as on a calendar: each leads to its place on the page. */
export function DayStrip({ days }: { days: TimetableDay[] }) {
  const t = useTranslations('Screenings');
  const { partsOf, day: dayWords } = useMomentWords();
  if (days.length < 3) return null;
  return (
    <nav aria-label={t('days')} className="shell mt-6">
      <ol className="day-strip">
        {days.map(({ day }, index) => {
          const { weekday, day: number, month } = partsOf(day, 'short');
          const isFirst = day.slice(0, 7) !== days[index - 1]?.day.slice(0, 7);
          return (
            <li key={day}>
              {/* In the item of its first day, so that no line ends with it. */}
              {isFirst && (
                <span aria-hidden="true" className="day-strip-month">
                  {month}
                </span>
              )}
              <a href={`#${day}`}>
                <span className="sr-only">{dayWords(day)}</span>
                <span aria-hidden="true">{weekday}</span>
                <span aria-hidden="true">{number}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
