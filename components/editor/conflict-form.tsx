import { formatMoment } from '@/components/admin/moment';
import type { Draft } from '@/lib/editor/drafts/draft';
import type { EntryName } from '@/lib/editor/publishing/plan-publication';
import type { Conflict } from '@/lib/editor/publishing/read-conflict';
import type { Locale } from '@/lib/i18n/locales';
import { authorName, editorName } from './author-name';
import type { EditorTranslator } from './editor-translator';
import { fieldLabel, type LabelOf } from './field-label';
import { FieldText } from './field-texts';

type Props = {
  t: EditorTranslator;
  labelOf: LabelOf;
  locale: Locale;
  entry: EntryName;
  conflict: Conflict;
  draft: Draft;
  mayPublish: boolean;
};

/** For each field both values to choose from; nothing is chosen beforehand. */
export function ConflictForm({ t, labelOf, locale, entry, conflict, draft, mayPublish }: Props) {
  const { fields, seen, theirs } = conflict;
  const by = theirs
    ? `${authorName(theirs.author, t)} · ${formatMoment(theirs.at, locale)}`
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
            <legend>{fieldLabel(labelOf, entry.kind, keys) || t('conflict.whole')}</legend>
            {values.map(([side, label]) => (
              <label key={side} className="tick">
                <input type="radio" name={`choice-${field}`} value={side} required />
                <span>
                  <small>{label}</small>
                  <FieldText
                    t={t}
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
