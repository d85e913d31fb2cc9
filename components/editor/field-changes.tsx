import type { EntryKind } from '@/lib/editor/entries/entry-kinds';
import type { FieldChange } from '@/lib/editor/history/diff-values';
import { formatValue } from '@/lib/editor/history/format-value';
import type { EditorTranslator } from './editor-translator';
import { fieldLabel, type LabelOf } from './field-label';

type Props = {
  t: EditorTranslator;
  labelOf: LabelOf;
  kind: EntryKind;
  changes: readonly FieldChange[];
};

/** What differs between two versions: each field with its old and its new value. */
export function FieldChanges({ t, labelOf, kind, changes }: Props) {
  if (changes.length === 0) return <p>{t('history.form')}</p>;
  return (
    <dl className="typed changes">
      {changes.map(({ keys, before, after }) => (
        <div key={keys.join('.')}>
          <dt>{fieldLabel(labelOf, kind, keys)}</dt>
          <dd>
            {before !== undefined && <del>{formatValue(before)}</del>}{' '}
            {after === undefined ? <i>{t('history.removed')}</i> : <ins>{formatValue(after)}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
