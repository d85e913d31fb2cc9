import { addDays } from '@/lib/days/add-days';
import { dayOf } from '@/lib/days/day-of';
import { byMonth, type TimetableDay as Day } from '@/lib/films/screenings/timetable';
import { TimetableDay } from './timetable-day';
import { useMomentWords } from './use-moment-words';

type Props = { days: Day[]; now: Date; timeZone: string };

/** The timetable by day, month by month. */
export function TimetableDays({ days, now, timeZone }: Props) {
  const { partsOf } = useMomentWords();
  const today = dayOf(+now, timeZone);
  const whenOf = (day: string) =>
    day === today ? 'today' : day === addDays(today, 1) ? 'tomorrow' : undefined;
  return byMonth(days).map(({ month, days: ofMonth }) => {
    const { month: name, year } = partsOf(`${month}-01`);
    return (
      <section key={month} aria-labelledby={`m${month}`} className="timetable-of-month">
        <h2 id={`m${month}`} className="timetable-head">
          <span>{name}</span> <span className="timetable-year">{year}</span>
        </h2>
        {ofMonth.map((inDay) => (
          <TimetableDay key={inDay.day} {...inDay} when={whenOf(inDay.day)} />
        ))}
      </section>
    );
  });
}
