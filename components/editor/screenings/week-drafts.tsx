import { entryPagePath } from '@/lib/editor/content-paths';
import type { Draft } from '@/lib/editor/drafts/draft';
import { readProblem } from '@/lib/editor/publishing/problem';
import type { Locale } from '@/lib/i18n/locales';
import { ContentForm } from '../content-form';
import { ProblemText } from '../draft-lines';
import type { EditorTranslator } from '../editor-translator';

type Props = {
  t: EditorTranslator;
  locale: Locale;
  week: string;
  drafts: readonly Draft[];
  mayPublish: boolean;
};

/** The editor's drafts of screenings, of all weeks, with the buttons that publish or delete them together. */
export function WeekDrafts({ t, locale, week, drafts, mayPublish }: Props) {
  if (drafts.length === 0) return null;
  const fields = Object.fromEntries([
    ['week', week],
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
        {t('week.draftsWords')}{' '}
        {drafts.map(({ slug }, at) => (
          <span key={slug}>
            {at > 0 && ', '}
            <a href={entryPagePath({ kind: 'screenings', slug })}>{slug}</a>
          </span>
        ))}
      </p>
      {problems.map(({ draft, problem }) => (
        <ProblemText
          key={draft.id}
          {...{ t, locale, problem }}
          conflictPath={entryPagePath({ kind: 'screenings', slug: draft.slug }, 'conflict', {
            draft: draft.id,
          })}
        />
      ))}
      <ContentForm
        action="settle-screenings"
        fields={{ ...fields, do: mayPublish ? 'publish' : 'hand-in' }}
        button={t(mayPublish ? 'form.publish' : 'form.handIn')}
      />
      <details className="fold">
        <summary>{t('week.discard')}</summary>
        <p>{t('week.discardWords')}</p>
        <ContentForm
          action="settle-screenings"
          fields={{ ...fields, do: 'discard' }}
          button={t('week.discard')}
          isSecondary
        />
      </details>
    </section>
  );
}
