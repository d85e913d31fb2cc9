import type { Field } from '@/lib/editor/form/field';
import type { FormContext } from '@/lib/editor/form/leaf-inputs';
import { screeningKey } from '@/lib/editor/screenings/change-screenings';
import type { ListedScreening } from '@/lib/editor/screenings/list-screenings';
import { daysFrom, weekPath } from '@/lib/editor/screenings/week';
import { formatWeekday, localiseTime } from '@/lib/i18n/intl-format';
import type { Locale } from '@/lib/i18n/locales';
import type { FieldWords } from '../field-words';
import { createRowView } from '../row-view';

type WeekProps = {
  words: FieldWords;
  locale: Locale;
  context: FormContext;
  field: Field;
  monday: string;
  today: string;
  /** The one whose form is open. */
  edited?: ListedScreening | undefined;
  screenings: readonly ListedScreening[];
};

/** The days of a week with their screenings, each a link to its form. */
export function WeekDays({ monday, today, screenings, ...shared }: WeekProps) {
  const { words, locale } = shared;
  return (
    <ol className="week">
      {daysFrom(monday).map((day) => {
        const weekday = formatWeekday(day, locale);
        return (
          <li key={day} aria-current={day === today ? 'date' : undefined}>
            <h3>{weekday}</h3>
            <ScreeningList
              {...shared}
              week={monday}
              screenings={screenings.filter((one) => one.day === day)}
            />
            <a
              className="add-there"
              href={weekPath({ week: monday, day })}
              aria-label={words.editor('week.addOn', { day: weekday })}
            >
              +
            </a>
          </li>
        );
      })}
    </ol>
  );
}

type ListProps = Omit<WeekProps, 'monday' | 'today'> & { week: string };

/** Screenings with their issues. Those of tables have no form. */
export function ScreeningList({ screenings, week, edited, ...shared }: ListProps) {
  return (
    <ul>
      {screenings.map((one) => {
        const { file, at, isDraft } = one;
        const content = <ScreeningFacts {...shared} screening={one} />;
        return (
          <li key={`${file} ${at} ${JSON.stringify(one.value)}`}>
            {at === undefined ? (
              <div className="screening">
                {content}
                <small>{shared.words.editor('week.table', { file })}</small>
              </div>
            ) : (
              <a
                className={isDraft ? 'screening changed' : 'screening'}
                href={weekPath({ week, edit: `${file}.${at}` })}
                aria-current={one === edited || undefined}
              >
                {content}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Boxes for the screenings that are to be copied; all are ticked. Cancelled ones are not copied unless ticked. */
export function CopyChoice({ screenings, ...shared }: Omit<ListProps, 'week'>) {
  const { words, locale, context } = shared;
  const { films, venues } = context.vocabularies;
  return (
    <details className="fold">
      <summary>{words.editor('week.choose', { count: screenings.length })}</summary>
      {screenings.map(({ file, at, day, time, value }) => {
        const { film = '', venue = '', state } = value;
        return (
          <label key={`${file} ${at} ${JSON.stringify(value)}`} className="tick">
            <input
              type="checkbox"
              name={`copy-${screeningKey(value)}`}
              defaultChecked={state !== 'cancelled'}
              autoComplete="off"
            />
            <span>
              {day && formatWeekday(day, locale)} {time && localiseTime(time, locale)} –{' '}
              <b>{films.nameOf(films.codeOf(film))}</b>, {venues.nameOf(venues.codeOf(venue))}
            </span>
          </label>
        );
      })}
    </details>
  );
}

type FactsProps = Omit<ListProps, 'screenings' | 'week'> & { screening: ListedScreening };

function ScreeningFacts({ words, locale, context, field, screening }: FactsProps) {
  const { value, time, issues, isDraft, filmDraft, overlaps } = screening;
  const { films, venues } = context.vocabularies;
  const { film, venue, version, state } = value;
  const view = createRowView({ words, locale, context, field, value, issues });
  const faulty = ['', 'film', 'start', 'venue', 'version', 'booking'].flatMap((key) =>
    view.issuesAt(key ? `row.${key}` : 'row').map((text) => ({ key, text })),
  );
  return (
    <>
      <time>{time === undefined ? '–' : localiseTime(time, locale)}</time>
      {screening.day === undefined && <span>{value.start}</span>}
      <strong>{film ? films.nameOf(films.codeOf(film)) : '–'}</strong>
      <span>{venue ? venues.nameOf(venues.codeOf(venue)) : '–'}</span>
      {version && <span>{version}</span>}
      {state && <b className="off">{words.value('screenings.screenings.state', state)}</b>}
      {isDraft && <em>{words.editor('drafts.draft')}</em>}
      {filmDraft && <em>{words.editor('week.filmDraft')}</em>}
      {overlaps && (
        <b className="open">
          {words.editor('week.overlaps', {
            film: films.nameOf(overlaps.film),
            time: localiseTime(overlaps.time, locale),
          })}
        </b>
      )}
      {faulty.map(({ key, text }) => (
        <b key={key + text} className="off">
          {key && `${words.label(`screenings.screenings.${key}`)} – `}
          {text}
        </b>
      ))}
      {issues.length > 0 && faulty.length === 0 && (
        <b className="off">{words.editor('faulty.count', { count: issues.length })}</b>
      )}
    </>
  );
}
