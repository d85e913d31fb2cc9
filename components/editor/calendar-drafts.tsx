import type { CalendarKind } from '@/lib/editor/actions/settle-action';
import { entryPagePath } from '@/lib/editor/content-paths';
import type { Draft, ListedDraft } from '@/lib/editor/drafts/draft';
import { titleOf } from '@/lib/editor/lists/entry-title';
import { readProblem } from '@/lib/editor/publishing/problem';
import type { Locale } from '@/lib/i18n/locales';
import { ContentForm } from './content-form';
import { ProblemText } from './draft-lines';
import type { EditorTranslator } from './editor-translator';

type Props = {
  t: EditorTranslator;
  locale: Locale;
  kind: CalendarKind;
  /** The day or month that the page shows. */
  at: string;
  drafts: readonly Draft[];
  /** Drafts of new films that the screenings name: they are published with them. */
  films?: readonly (Pick<ListedDraft, 'id' | 'revision' | 'slug'> & { title: string })[];
  mayPublish: boolean;
};

/** The editor's drafts of a calendar, of all weeks or months, with the buttons that publish or delete them together. */
export function CalendarDrafts(props: Props) {
  const { t, locale, kind, at: shown, drafts, films = [], mayPublish } = props;
  if (drafts.length === 0) return null;
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
