import { formatValue } from '@/lib/editor/history/format-value';
import type { EditorTranslator } from './editor-translator';

/** A value of a field in full, with the words marked in which it differs from another one. */
export function FieldText({
  t,
  value,
  other,
}: {
  t: EditorTranslator;
  value: unknown;
  other: unknown;
}) {
  const text = textOf(value);
  if (!text) return <i>{t('history.removed')}</i>;
  const { start, end } = differenceOf(text, textOf(other));
  return (
    <span className="field-text">
      {text.slice(0, start)}
      {start < end && <mark>{text.slice(start, end)}</mark>}
      {text.slice(end)}
    </span>
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : formatValue(value));

/** The part of a text, in whole words, between what begins and what ends as in the other one. */
function differenceOf(text: string, other: string): { start: number; end: number } {
  const most = Math.min(text.length, other.length);
  let start = 0;
  while (start < most && text[start] === other[start]) start += 1;
  let same = 0;
  while (same < most - start && text.at(-1 - same) === other.at(-1 - same)) same += 1;
  const end = text.length - same;
  const isLetter = (at: number) => /\S/.test(text[at] ?? ' ');
  while (start > 0 && isLetter(start - 1)) start -= 1;
  let until = Math.max(start, end);
  while (until > start && until < text.length && isLetter(until)) until += 1;
  return { start, end: until };
}
