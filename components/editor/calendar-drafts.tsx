import { formatMoment } from '@/components/admin/moment';
import type { CalendarKind } from '@/lib/editor/actions/settle-action';
import { entryPagePath } from '@/lib/editor/content-paths';
import type { Draft } from '@/lib/editor/drafts/draft';
import { titleOf } from '@/lib/editor/lists/entry-title';
import { readProblem } from '@/lib/editor/publishing/problem';
import type { Locale } from '@/lib/i18n/locales';
import { ContentForm } from './content-form';
import { ProblemText } from './draft-lines';
import type { EditorTranslator } from './editor-translator';

type NewFilm = Pick<Draft, 'id' | 'revision' | 'slug' | 'publish_at'> & {
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
};

/** The editor's drafts of a calendar, of all weeks or months, with the buttons that publish or delete them together. */
export function CalendarDrafts(props: Props) {
  const { t, locale, kind, at: shown, drafts, films: all = [], mayPublish } = props;
  if (drafts.length === 0) return null;
  const films = all.filter(({ isAlong }) => isAlong);
  const apart = all.filter(({ isAlong }) => !isAlong);
  const fields = Object.fromEntries([
    ['kind', kind],
    ['at', shown],
    ...[...drafts, ...films].map(({ id, revision }) => [`draft-${id}`, `${revision}`]),
  ]);
  const problems = drafts.flatMap((draft) => {
    const problem = readProblem(draft.problem);
    return problem ? [{ draft, problem }] : [];
  });
  return (
    <section className="week-drafts">
      <h2>{t('week.drafts')}</h2>
      <p>
        {t(`week.draftsOf.${kind}`)}{' '}
        {drafts.map(({ slug }, at) => (
          <span key={slug}>
            {at > 0 && ', '}
            <a href={entryPagePath({ kind, slug })}>{titleOf({ slug, titles: {} }, locale)}</a>
          </span>
        ))}
      </p>
      {films.length > 0 && (
        <p>
          {t(mayPublish ? 'week.withFilms' : 'week.handInFilms')}{' '}
          {films.map(({ slug, title }, at) => (
            <span key={slug}>
              {at > 0 && ', '}
              <a href={entryPagePath({ kind: 'film', slug })}>{title}</a>
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
        button={t(mayPublish ? 'form.publish' : 'form.handIn')}
      />
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
