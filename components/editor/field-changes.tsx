import type { EntryKind } from '@/lib/editor/entries/entry-kinds';
import { buildForm } from '@/lib/editor/form/build-field';
import { findField } from '@/lib/editor/form/field-at';
import type { FieldChange } from '@/lib/editor/history/diff-values';
import { shortenTexts } from '@/lib/editor/history/shorten-texts';
import { FieldValue, stepsInWords, type ValueWords } from './field-value';

type Props = ValueWords & { kind: EntryKind; changes: readonly FieldChange[] };

/** What differs between two versions: each field with its old and its new value. */
export function FieldChanges({ kind, changes, ...shared }: Props) {
  const { editor: t } = shared.words;
  if (changes.length === 0) return <p>{t('history.form')}</p>;
  const form = buildForm(kind);
  return (
    <dl className="typed changes">
      {changes.map((change, at) => {
        const { field, path, steps } = findField(form, kind, change.keys);
        const [before, after] = shortenTexts(change.before, change.after);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is only rendered once
          <div key={at}>
            <dt>{stepsInWords(steps, shared)}</dt>
            <dd>
              {before !== undefined && (
                <del>
                  <FieldValue {...{ field, path, value: before, ...shared }} />
                </del>
              )}{' '}
              {after === undefined ? (
                <i>{t('history.removed')}</i>
              ) : (
                <ins>
                  <FieldValue {...{ field, path, value: after, ...shared }} />
                </ins>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
