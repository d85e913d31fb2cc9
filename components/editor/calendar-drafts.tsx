import { formatMoment } from '@/components/admin/moment';
import type { CalendarKind } from '@/lib/editor/actions/settle-action';
import { entryPagePath } from '@/lib/editor/content-paths';
import type { Draft } from '@/lib/editor/drafts/draft';
import { titleOf } from '@/lib/editor/lists/entry-title';
import { readProblem } from '@/lib/editor/publishing/problem';
import type { Locale } from '@/lib/i18n/locales';
import { formatMomentIn } from '@/lib/primitives/time/time-zones';
import { ContentForm } from './content-form';
import { ProblemText } from './draft-lines';
import type { EditorTranslator } from './editor-translator';
import { Schedule, type TypedMoment } from './schedule';

type Scheduled = Pick<Draft, 'state' | 'publish_at'>;

type NewFilm = Scheduled &
  Pick<Draft, 'id' | 'revision' | 'slug' | 'batch'> & {
    title: string;
    /** Whether it is published or handed in with the screenings (`goesAlong`). */
    isAlong: boolean;
  };

type Props = {
  t: EditorTranslator;
  locale: Locale;
  kind: CalendarKind;
  /** The day or month that the page shows. */
  at: string;
  drafts: readonly Draft[];
  /** Drafts of new films that the screenings name. */
  films?: readonly NewFilm[];
  mayPublish: boolean;
  timeZone: string;
  /** `unscheduled` or `planned`: the moment that was cancelled by a change, or was refused. */
  query: Record<string, string | undefined>;
};

/** The editor's drafts of a calendar, of all weeks or months, with the buttons that publish, schedule or delete them together. */
export function CalendarDrafts(props: Props) {
  const { t, locale, kind, at: shown, drafts, films: all = [], mayPublish, timeZone } = props;
  if (drafts.length === 0) return null;
  // Drafts that were scheduled together stay together.
  const batches = new Set(drafts.flatMap(({ batch }) => batch ?? []));
  const isTogether = ({ isAlong, batch }: NewFilm) => isAlong || batches.has(batch ?? '');
  const films = all.filter(isTogether);
  const apart = all.filter((film) => !isTogether(film));
  const fields = Object.fromEntries([
    ['kind', kind],
    ['at', shown],
    ...[...drafts, ...films].map(({ id, revision }) => [`draft-${id}`, `${revision}`]),
  ]);
  // Films that have their moment go along if the screenings get the same one.
  const planned = Object.fromEntries(
    apart
      .filter(({ state }) => state === 'scheduled')
      .map(({ id, revision }) => [`draft-${id}`, `${revision}`]),
  );
  const problems = drafts.flatMap((draft) => {
    const problem = readProblem(draft.problem);
    return problem ? [{ draft, problem }] : [];
  });
  const scheduled = drafts.filter(({ state }) => state === 'scheduled');
  const areAllScheduled =
    scheduled.length === drafts.length && films.every(({ state }) => state === 'scheduled');
  const momentOf = ({ state, publish_at }: Scheduled) =>
    state === 'scheduled' &&
    publish_at && (
      <>
        {' – '}
        <b>{t('drafts.scheduledAt', { at: formatMoment(publish_at, locale) })}</b>
      </>
    );
  return (
    <section className="week-drafts" id="drafts">
      <h2>{t('week.drafts')}</h2>
      <p>
        {t(`week.draftsOf.${kind}`)}{' '}
        {drafts.map((draft, at) => (
          <span key={draft.id}>
            {at > 0 && ', '}
            <a href={entryPagePath({ kind, slug: draft.slug })}>
              {titleOf({ slug: draft.slug, titles: {} }, locale)}
            </a>
            {momentOf(draft)}
          </span>
        ))}
      </p>
      {films.length > 0 && (
        <p>
          {t(mayPublish ? 'week.withFilms' : 'week.handInFilms')}{' '}
          {films.map((film, at) => (
            <span key={film.id}>
              {at > 0 && ', '}
              <a href={entryPagePath({ kind: 'film', slug: film.slug })}>{film.title}</a>
              {momentOf(film)}
            </span>
          ))}
        </p>
      )}
      {apart.length > 0 && (
        <p>
          {t('week.filmsApart')}{' '}
          {apart.map(({ slug, title, publish_at: at }, place) => (
            <span key={slug}>
              {place > 0 && ', '}
              <b>{title}</b>
              {at && ` (${t('drafts.scheduledAt', { at: formatMoment(at, locale) })})`}
            </span>
          ))}
        </p>
      )}
      {problems.map(({ draft, problem }) => (
        <ProblemText
          key={draft.id}
          {...{ t, locale, problem }}
          conflictPath={entryPagePath({ kind, slug: draft.slug }, 'conflict', {
            draft: draft.id,
          })}
        />
      ))}
      <ContentForm
        action="settle"
        fields={{ ...fields, do: mayPublish ? 'publish' : 'hand-in' }}
        button={t(mayPublish ? 'form.schedule.now' : 'form.handIn')}
      />
      {mayPublish && scheduled.length > 0 && (
        <>
          <p className="small">{t('form.schedule.again')}</p>
          <ContentForm
            action="settle"
            fields={{ ...fields, do: 'unschedule' }}
            button={t('form.schedule.cancel')}
            isSecondary
          />
        </>
      )}
      {mayPublish && !areAllScheduled && (
        <ContentForm action="settle" fields={{ ...fields, ...planned }}>
          <Schedule
            {...{ t, locale, timeZone, isPublic: true }}
            names={{ day: 'day', time: 'time', button: 'do' }}
            moment={readMoment(props.query, timeZone)}
          />
        </ContentForm>
      )}
      <details className="fold">
        <summary>{t('week.discard')}</summary>
        <p>{t('week.discardWords')}</p>
        <ContentForm
          action="settle"
          fields={{ ...fields, do: 'discard' }}
          button={t('week.discard')}
          isSecondary
        />
      </details>
    </section>
  );
}

/** The day and time to propose again, on the site's clocks. */
function readMoment(
  { unscheduled = '', planned = '' }: Props['query'],
  timeZone: string,
): TypedMoment {
  const cancelled = Date.parse(unscheduled);
  const moment = Number.isNaN(cancelled) ? planned : formatMomentIn(cancelled, timeZone);
  return moment ? { day: moment.slice(0, 10), time: moment.slice(11, 16) } : {};
}
