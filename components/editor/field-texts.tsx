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
  const parts = differingParts(value, typeof other === 'string' ? other : '');
  return (
    <span className="field-text">
      {parts.map(({ text, isOther }, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is only rendered once
        isOther ? <mark key={at}>{text}</mark> : text,
      )}
    </span>
  );
}

/** The name of a field by its keys. */
export function fieldName(kind: EntryKind, keys: readonly string[], shared: ValueWords): string {
  const name = stepsInWords(findField(buildForm(kind), kind, keys).steps, shared);
  return name || shared.words.editor('conflict.whole');
}

type Part = { text: string; isOther: boolean };

/** Most comparisons of words; of longer texts all is marked. */
const most = 4_000_000;

/** A text in parts that another text has in this order, and parts that it has not; whole words. */
function differingParts(text: string, other: string): Part[] {
  const words = text.split(/(?<=\s)/);
  const own = words.map((word) => word.trim());
  const theirs = other.split(/(?<=\s)/).map((word) => word.trim());
  if (own.length * theirs.length > most) return [{ text, isOther: true }];
  // Lengths of the longest common subsequences of what follows in both.
  const width = theirs.length + 1;
  const lengths = new Uint16Array((own.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = own.length - 1; row >= 0; row -= 1)
    for (let column = theirs.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        own[row] === theirs[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const parts: Part[] = [];
  let column = 0;
  own.forEach((word, row) => {
    while (
      column < theirs.length &&
      word !== theirs[column] &&
      at(row, column + 1) > at(row + 1, column)
    )
      column += 1;
    const isOther = word !== theirs[column];
    if (!isOther) column += 1;
    const last = parts.at(-1);
    const shown = words[row] ?? word;
    if (last?.isOther === isOther) last.text += shown;
    else parts.push({ text: shown, isOther });
  });
  return parts;
}
