import { useTranslations } from 'next-intl';
import { byMonth, type TimetableDay } from '@/lib/catalog/screenings/timetable';
import { useMomentWords } from './use-moment-words';

/** Calendar strip of the days with screenings, by month. Each day links to its section. */
export function DayStrip({ days }: { days: TimetableDay[] }) {
  const t = useTranslations('Screenings');
  const { partsOf, day: dayWords } = useMomentWords();
  if (days.length < 3) return null;
  return (
    <nav aria-label={t('days')} className="shell mt-6">
      <div className="day-strip">
        {byMonth(days).map(({ month, days: ofMonth }) => (
          <div key={month}>
            <span aria-hidden="true" className="day-strip-month">
              {partsOf(`${month}-01`, 'short').month}
            </span>
            <ol>
              {ofMonth.map(({ day }) => {
                const { weekday, day: number } = partsOf(day, 'short');
                return (
                  <li key={day}>
                    <a href={`#${day}`}>
                      <span className="sr-only">{dayWords(day)}</span>
                      <span aria-hidden="true">{weekday}</span>
                      <span aria-hidden="true">{number}</span>
                    </a>
                  </li>
                );
              })}
            </ol>
          </div>
        ))}
      </div>
    </nav>
  );
}
