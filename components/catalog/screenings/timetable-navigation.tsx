import { useTranslations } from 'next-intl';
import { ChoiceLink, ChoiceRow } from '@/components/navigation/choices';
import {
  byMonth,
  type Timetable,
  type TimetableChoice,
  type TimetableDay,
  timetablePath,
} from '@/lib/catalog/screenings/timetable';
import { useScreeningFormats } from './use-screening-formats';

type Props = { choice: TimetableChoice } & Pick<Timetable, 'towns' | 'total'>;

/** Timetable options as links: the town, with its number of screenings, and the order. */
export function TimetableChoices({ choice, towns, total }: Props) {
  const t = useTranslations('Screenings');
  const to = (next: TimetableChoice, label: string, count?: number) => (
    <ChoiceLink
      key={label}
      href={timetablePath(next)}
      current={next.town === choice.town && next.byFilm === choice.byFilm}
      count={count}
    >
      {label}
    </ChoiceLink>
  );
  return (
    <nav aria-label={t('choose')} className="shell mt-8 flex flex-wrap gap-x-12 gap-y-3 md:mt-10">
      {towns.length > 1 && (
        <ChoiceRow name={t('towns')}>
          {to({ ...choice, town: undefined }, t('allTowns'), total)}
          {towns.map(({ slug, name, count }) => to({ ...choice, town: slug }, name, count))}
        </ChoiceRow>
      )}
      <ChoiceRow name={t('order')}>
        {to({ ...choice, byFilm: false }, t('byDay'))}
        {to({ ...choice, byFilm: true }, t('byFilm'))}
      </ChoiceRow>
    </nav>
  );
}

/** Calendar strip of the days with screenings, by month. Each day links to its section. */
export function DayStrip({ days }: { days: TimetableDay[] }) {
  const t = useTranslations('Screenings');
  const { partsOf, day: dayWords } = useScreeningFormats();
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
