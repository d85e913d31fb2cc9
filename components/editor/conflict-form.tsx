import { formatMoment } from '@/components/admin/moment';
import type { Draft } from '@/lib/editor/drafts/draft';
import type { EntryName } from '@/lib/editor/publishing/plan-publication';
import type { Conflict } from '@/lib/editor/publishing/read-conflict';
import { authorName, editorName } from './author-name';
import { FieldText, fieldName } from './field-texts';
import type { ValueWords } from './field-value';

type Props = ValueWords & {
  entry: EntryName;
  conflict: Conflict;
  draft: Draft;
  mayPublish: boolean;
};

/** For each field both values to choose from; nothing is chosen beforehand. */
export function ConflictForm({ entry, conflict, draft, mayPublish, ...shared }: Props) {
  const { editor: t } = shared.words;
  const { kind } = entry;
  const { fields, seen, theirs } = conflict;
  const by = theirs
    ? `${authorName(theirs.author, t)} · ${formatMoment(theirs.at, shared.locale)}`
    : t('history.inFiles');
  return (
    <form method="post" action="/desk/content/do/resolve" className="conflict">
      <p>{t('conflict.words', { by })}</p>
      <input type="hidden" name="draft" value={draft.id} />
      <input type="hidden" name="seen" value={seen} />
      {fields.map((conflictField) => {
        const { field, keys } = conflictField;
        const values = [
          ['theirs', t('conflict.theirs', { by })],
          ['mine', t('conflict.mine', { editor: editorName(draft.editor) })],
        ] as const;
        return (
          <fieldset key={field}>
            <legend>{fieldName(kind, keys, shared)}</legend>
            {values.map(([side, label]) => (
              <label key={side} className="tick">
                <input type="radio" name={`choice-${field}`} value={side} required />
                <span>
                  <small>{label}</small>
                  <FieldText
                    {...{ kind, keys, ...shared }}
                    value={conflictField[side]}
                    other={conflictField[side === 'mine' ? 'theirs' : 'mine']}
                  />
                </span>
              </label>
            ))}
          </fieldset>
        );
      })}
      <div className="act">
        {mayPublish && (
          <button type="submit" name="next" value="publish">
            {t('conflict.publish')}
          </button>
        )}
        <button type="submit" className={mayPublish ? 'quiet' : undefined}>
          {t('conflict.save')}
        </button>
      </div>
    </form>
  );
}
