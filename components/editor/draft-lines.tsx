import { formatMoment, Moment } from '@/components/admin/moment';
import { entryPagePath } from '@/lib/editor/content-paths';
import { entryKinds, entryOf } from '@/lib/editor/entries/entry-kinds';
import { createEntryNames } from '@/lib/editor/lists/entry-title';
import type { TitledDraft } from '@/lib/editor/lists/overview';
import { entryNameOf } from '@/lib/editor/publishing/plan-publication';
import { type Problem, readProblem } from '@/lib/editor/publishing/problem';
import type { Locale } from '@/lib/i18n/locales';
import { editorName } from './author-name';
import type { EditorTranslator } from './editor-translator';

type Props = {
  t: EditorTranslator;
  locale: Locale;
  draft: TitledDraft;
  isSelectable?: boolean;
  mayDiscard?: boolean;
};

/** A draft as a list row that links to its form, with a box to select it for who may publish. */
export function DraftLine({ t, locale, draft, isSelectable, mayDiscard }: Props) {
  const { id, title, editor, changed_at, revision, state, publish_at } = draft;
  const entry = entryNameOf(draft);
  const problem = readProblem(draft.problem);
  if (!entry) return null;
  return (
    <li className="selectable">
      {isSelectable && (
        <label className="tick">
          <input
            type="checkbox"
            name={`draft-${id}`}
            value={revision}
            aria-label={t('publish.select', { title })}
            autoComplete="off"
          />
        </label>
      )}
      <div className="line entry">
        <a href={entryPagePath(entry, undefined, { draft: id })} className="name">
          <strong>{title}</strong>
        </a>
        <span className="small">
          {t(`kinds.${entry.kind}.one`)} · {editorName(editor)} ·{' '}
          <Moment at={changed_at} locale={locale} />
        </span>
        <span className="marks">
          <b className={state === 'waiting' ? 'open' : undefined}>
            {state === 'scheduled' && publish_at
              ? t('drafts.scheduledAt', { at: formatMoment(publish_at, locale) })
              : t(`drafts.${state}`)}
          </b>
        </span>
        {mayDiscard && (
          <a
            href={entryPagePath(entry, 'discard', { draft: id })}
            className="discard"
            aria-label={t('drafts.discardOf', { title })}
          >
            {t('drafts.discard')}
          </a>
        )}
        {problem && (
          <ProblemText
            {...{ t, locale, problem }}
            conflictPath={entryPagePath(entry, 'conflict', { draft: id })}
          />
        )}
      </div>
    </li>
  );
}

type ProblemProps = { t: EditorTranslator; locale: Locale; problem: Problem; conflictPath: string };

/** Why a draft was not published, with links to what must be mended. */
export function ProblemText({ t, locale, problem, conflictPath }: ProblemProps) {
  if (problem.is === 'conflict')
    return (
      <p className="problem">
        <b className="off">{t('problems.conflict')}</b>{' '}
        <a href={conflictPath}>{t('problems.choose')}</a>
      </p>
    );
  if (problem.is !== 'issues')
    return (
      <p className="problem">
        <b className="off">{t(`problems.${problem.is}`)}</b>{' '}
        {'message' in problem && <small>{problem.message}</small>}
      </p>
    );
  const titleOf = createEntryNames(locale);
  return (
    <div className="problem">
      <b className="off">{t('problems.issues', { count: problem.issues.length })}</b>
      <ul>
        {problem.issues.map(({ path, field, text }) => {
          const entry = entryOf(path);
          return (
            <li key={`${path} ${field}`}>
              {entry ? (
                <a href={`${entryPagePath(entry)}#f-${field}`}>
                  {'file' in entryKinds[entry.kind] ? t(`kinds.${entry.kind}.many`) : titleOf(path)}
                </a>
              ) : (
                path
              )}
              : {text[locale]}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
