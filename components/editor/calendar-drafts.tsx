import type { CalendarKind } from '@/lib/editor/actions/settle-action';
import { entryPagePath } from '@/lib/editor/content-paths';
import type { Draft } from '@/lib/editor/drafts/draft';
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
  mayPublish: boolean;
};

/** The editor's drafts of a calendar, of all weeks or months, with the buttons that publish or delete them together. */
export function CalendarDrafts({ t, locale, kind, at: shown, drafts, mayPublish }: Props) {
  if (drafts.length === 0) return null;
  const fields = Object.fromEntries([
    ['kind', kind],
    ['at', shown],
    ...drafts.map(({ id, revision }) => [`draft-${id}`, `${revision}`]),
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
            <a href={entryPagePath({ kind, slug })}>{slug}</a>
          </span>
        ))}
      </p>
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
