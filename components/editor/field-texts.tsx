import type { EntryKind } from '@/lib/editor/entries/entry-kinds';
import { buildForm } from '@/lib/editor/form/build-field';
import { findField } from '@/lib/editor/form/field-at';
import { FieldValue, stepsInWords, type ValueWords } from './field-value';

type Props = ValueWords & {
  kind: EntryKind;
  /** The field, from the root of the entry. */
  keys: readonly string[];
  value: unknown;
  /** The other value, which the editor may take instead. */
  other: unknown;
};

/** The value of a field that has two; a text in full, with the words marked in which it differs from the other one. */
export function FieldText({ kind, keys, value, other, ...shared }: Props) {
  const { field, path } = findField(buildForm(kind), kind, keys);
  const isText = field?.type === 'text' && !field.vocabulary;
  if (!isText || typeof value !== 'string' || value === '')
    return <FieldValue {...{ field, path, value, ...shared }} />;
  const { start, end } = differenceOf(value, typeof other === 'string' ? other : '');
  return (
    <span className="field-text">
      {value.slice(0, start)}
      {start < end && <mark>{value.slice(start, end)}</mark>}
      {value.slice(end)}
    </span>
  );
}

/** The name of a field by its keys. */
export function fieldName(kind: EntryKind, keys: readonly string[], shared: ValueWords): string {
  const name = stepsInWords(findField(buildForm(kind), kind, keys).steps, shared);
  return name || shared.words.editor('conflict.whole');
}

/** The part of a text, in whole words, between what begins and what ends as in the other one. */
function differenceOf(text: string, other: string): { start: number; end: number } {
  const most = Math.min(text.length, other.length);
  let start = 0;
  while (start < most && text[start] === other[start]) start += 1;
  let same = 0;
  while (same < most - start && text.at(-1 - same) === other.at(-1 - same)) same += 1;
  const isLetter = (at: number) => /\S/.test(text[at] ?? ' ');
  while (start > 0 && isLetter(start - 1)) start -= 1;
  let end = Math.max(start, text.length - same);
  while (end > start && isLetter(end)) end += 1;
  return { start, end };
}
