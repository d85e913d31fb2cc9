import type { CSSProperties } from 'react';
import type { Issue } from '@/lib/content/validate/issue';
import type { Field } from '@/lib/editor/form/field';
import type { FormContext } from '@/lib/editor/form/leaf-inputs';
import { daysOf, monthPath, weekdayOf } from '@/lib/editor/programme/month';
import { daysFrom, mondayOf } from '@/lib/editor/screenings/week';
import { formatWeekday } from '@/lib/i18n/intl-format';
import type { Locale } from '@/lib/i18n/locales';
import { isRecord } from '@/lib/primitives/json';
import type { FieldWords } from '../field-words';
import { createRowView } from '../row-view';

type Props = {
  words: FieldWords;
  locale: Locale;
  context: FormContext;
  field: Field;
  month: string;
  today: string;
  /** The entries of the month by day, as the editor sees them, and as they are published. */
  days: Readonly<Record<string, unknown>>;
  published: Readonly<Record<string, unknown>>;
  issuesOf: (day: string) => Issue[];
  /** The day whose form is open. */
  day: string | undefined;
};

/** A month of the programme: each day is a link to its form. */
export function MonthDays({
  month,
  today,
  days,
  published,
  issuesOf,
  day: edited,
  ...shared
}: Props) {
  const { words, locale, context, field } = shared;
  return (
    <>
      {/* Each day names its weekday for screen readers, and on phones. */}
      <div className="weekdays" aria-hidden>
        {daysFrom(mondayOf(today)).map((day) => (
          <span key={day}>{formatWeekday(day, locale).split(' ')[0]?.replace(',', '')}</span>
        ))}
      </div>
      <ol className="week month">
        {daysOf(month).map((day, at) => {
          const weekday = formatWeekday(day, locale);
          const value = Object.hasOwn(days, day) ? days[day] : undefined;
          return (
            <li
              key={day}
              className={day === edited ? 'edited' : undefined}
              style={at === 0 ? ({ '--starts': weekdayOf(day) } as CSSProperties) : undefined}
              aria-current={day === today ? 'date' : undefined}
            >
              <h3>
                <span className="weekday">{weekday}</span>
                <span className="day-number" aria-hidden>
                  {Number(day.slice(8))}
                </span>
              </h3>
              {isRecord(value) ? (
                <ul>
                  <li>
                    <a
                      href={monthPath({ month, day })}
                      className={
                        JSON.stringify(value) === JSON.stringify(published[day])
                          ? 'screening'
                          : 'screening changed'
                      }
                    >
                      <strong>{context.vocabularies.films.nameOf(`${value.film ?? '–'}`)}</strong>
                      <span className="excerpt">{textOf(value.text, locale)}</span>
                      <DayIssues
                        view={createRowView({ ...shared, value, field, issues: issuesOf(day) })}
                        count={issuesOf(day).length}
                        words={words}
                      />
                    </a>
                  </li>
                </ul>
              ) : (
                <a
                  className="add-there"
                  href={monthPath({ month, day })}
                  aria-label={words.editor('month.addOn', { day: weekday })}
                >
                  +
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}

const textOf = (text: unknown, locale: Locale) =>
  isRecord(text) ? `${text[locale] ?? Object.values(text)[0] ?? ''}` : '';

type IssuesProps = { view: ReturnType<typeof createRowView>; count: number; words: FieldWords };

function DayIssues({ view, count, words }: IssuesProps) {
  if (count === 0) return null;
  const film = view.issuesAt('row.film');
  return (
    <b className="off">
      {film.length > 0 ? film.join(' ') : words.editor('faulty.count', { count })}
    </b>
  );
}
