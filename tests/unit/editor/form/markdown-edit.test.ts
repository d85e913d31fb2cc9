import { expect, test } from 'vitest';
import { applyMark, insertLink } from '@/lib/editor/form/markdown-edit';

/** Applies a mark to a text whose selection stands between `‹` and `›`, and shows the result in the same way. */
function press(mark: string, shown: string): string {
  const from = shown.indexOf('‹');
  const until = shown.indexOf('›') - 1;
  const text = shown.replace(/[‹›]/g, '');
  const selection = { text, from, until };
  const edit = mark.startsWith('link ')
    ? insertLink(mark.slice(5), selection)
    : applyMark(mark as 'bold', selection);
  const { insert, select, ...range } = edit;
  const changed = text.slice(0, range.from) + insert + text.slice(range.until);
  const [start, end] = select;
  return `${changed.slice(0, start)}‹${changed.slice(start, end)}›${changed.slice(end)}`;
}

test.each<[mark: string, before: string, after: string]>([
  ['bold', 'Un ‹film› muet', 'Un **‹film›** muet'],
  ['bold', 'Un **‹film›** muet', 'Un ‹film› muet'],
  ['bold', 'Un ‹**film**› muet', 'Un ‹film› muet'],
  // A double-click on a word takes the space behind it.
  ['italic', 'Un ‹film ›muet', 'Un _‹film›_ muet'],
  ['italic', 'Un ‹›', 'Un _‹›_'],
  ['link films.example', 'Un ‹film ›muet', 'Un [film](https://films.example)‹› muet'],
  ['link /movie/nerven', 'Un ‹›', 'Un [/movie/nerven](/movie/nerven)‹›'],
  ['link a@films.example', '‹a›', '[a](mailto:a@films.example)‹›'],
  ['link https://a.example/b_(c)', '‹a›', '[a](https://a.example/b_%28c%29)‹›'],
  ['heading', 'a\nb‹›c\nd', 'a\n## b‹›c\nd'],
  ['heading', 'a\n## b‹›c\nd', 'a\nb‹›c\nd'],
  ['list', 'a\n‹b\nc›\nd', 'a\n‹- b\n- c›\nd'],
  ['list', 'a\n‹- b\n- c›\nd', 'a\n‹b\nc›\nd'],
  ['list', '‹a\n›b', '‹- a›\nb'],
  ['quote', '‹›', '> ‹›'],
])('%s: %j becomes %j', (mark, before, after) => {
  expect(press(mark, before)).toBe(after);
});
