import { expect, test } from 'vitest';
import { applyMark, type MarkdownMark } from '@/lib/editor/form/markdown-edit';

/** Applies a mark to a text whose selection stands between `‹` and `›`, and shows the result in the same way. */
function press(mark: MarkdownMark, shown: string): string {
  const from = shown.indexOf('‹');
  const until = shown.indexOf('›') - 1;
  const text = shown.replace(/[‹›]/g, '');
  const { insert, select, ...range } = applyMark(mark, { text, from, until });
  const changed = text.slice(0, range.from) + insert + text.slice(range.until);
  const [start, end] = select;
  return `${changed.slice(0, start)}‹${changed.slice(start, end)}›${changed.slice(end)}`;
}

test.each<[mark: MarkdownMark, before: string, after: string]>([
  ['bold', 'Un ‹film› muet', 'Un **‹film›** muet'],
  ['bold', 'Un **‹film›** muet', 'Un ‹film› muet'],
  ['bold', 'Un ‹**film**› muet', 'Un ‹film› muet'],
  // A double-click on a word takes the space behind it.
  ['italic', 'Un ‹film ›muet', 'Un _‹film›_ muet'],
  ['italic', 'Un ‹›', 'Un _‹›_'],
  ['link', 'Un ‹film› muet', 'Un [film](‹https://›) muet'],
  ['link', 'Un ‹›', 'Un [‹›](https://)'],
  ['heading', 'a\nb‹›c\nd', 'a\n## b‹›c\nd'],
  ['heading', 'a\n## b‹›c\nd', 'a\nb‹›c\nd'],
  ['list', 'a\n‹b\nc›\nd', 'a\n‹- b\n- c›\nd'],
  ['list', 'a\n‹- b\n- c›\nd', 'a\n‹b\nc›\nd'],
  ['list', '‹a\n›b', '‹- a›\nb'],
  ['quote', '‹›', '> ‹›'],
])('%s: %j becomes %j', (mark, before, after) => {
  expect(press(mark, before)).toBe(after);
});
