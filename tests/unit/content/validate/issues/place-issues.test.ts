import { expect, test } from 'vitest';
import { placeIn, placeIssues } from '@/lib/content/validate/issues/place-issues';
import { temporaryFolder } from '../../temporary-folder';

const { write } = temporaryFolder();
const text = `title:
  original: { text: Nerven, lang: de }
people:
  F:
    died: 1930
  F. W. Murnau:
    born: soon
crew:
  - name: A
  - &b
    name: B
runtime:
same: *b
3.12.2026: { film: nerven }
`;
const placed = (field: string, more: object = {}) =>
  placeIn(text)({ path: 'a.yaml', field, expected: 'x', ...more });

test.each([
  ['title.original.lang', 2, 35],
  ['people.F.died', 5, 11],
  ['people.F. W. Murnau.born', 7, 11],
  ['crew.1.name', 11, 11],
  ['same.name', 11, 11],
  ['2026-12-03.film', 14, 20],
  // An empty value has the place of its key.
  ['runtime', 12, 1],
])('%s is at line %i, column %i', (field, line, column) =>
  expect(placed(field)).toMatchObject({ place: { line, column }, found: {} }),
);

test.each([
  ['title.original.when', 2, 3],
  ['year', 1, 1],
  ['crew.0.job', 9, 5],
  ['crew.7.name', 8, 1],
  ['title.original.text.fr', 2, 15],
])('the missing field %s has the place of its parent', (field, line, column) => {
  expect(placed(field)).toMatchObject({ place: { line, column } });
  expect(placed(field)).not.toHaveProperty('found');
});

test('an unknown field has the place of its key', () => {
  const issue = placed('crew.1.name', { isName: true });
  expect(issue).toMatchObject({ place: { line: 11, column: 5 } });
  expect(issue).not.toHaveProperty('found');
});

test.each(['#c8200e', '&home', '# a later one  '])(
  'a value that YAML reads as a comment or an anchor is asked for in quotes: %s',
  (words) => {
    const issue = { path: 'a.yaml', field: 'a.b', expected: 'x', advice: 'other' };
    expect(placeIn(`a:\n  b:  ${words}\nc: 1\n`)(issue).advice).toEqual({
      text: 'What begins with # or & needs quotes: "{words}".',
      values: { words: words.trim() },
    });
    expect(placeIn('a:\n  b: c # remark\n')(issue).advice).toBe('other');
  },
);

test('issues of several files get their places', () => {
  const [one, other] = [write('one', 'year: soon\n'), write('other', '\n  year: later\n')];
  const at = (path: string, field = 'year') => ({ path, field, expected: 'x' });
  expect(placeIssues([at(one), at(other), at('none'), at(one, 'title')])).toMatchObject([
    { ...at(one), place: { line: 1, column: 7 }, found: { source: 'soon' } },
    { ...at(other), place: { line: 2, column: 9 }, found: { source: 'later' } },
    at('none'),
    { ...at(one, 'title'), place: { line: 1, column: 1 } },
  ]);
});
