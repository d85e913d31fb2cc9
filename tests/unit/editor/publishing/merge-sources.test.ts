import { expect, test } from 'vitest';
import { newsSchema } from '@/lib/content/schema/page';
import { mergeSources } from '@/lib/editor/publishing/merge-sources';
import { mergeValues } from '@/lib/editor/publishing/merge-values';

test.each([
  ['different fields', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }],
  [
    'different languages',
    { t: { fr: 'a', de: 'a' } },
    { t: { fr: 'b', de: 'a' } },
    { t: { fr: 'a', de: 'b' } },
    { t: { fr: 'b', de: 'b' } },
  ],
  ['the same change twice', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }],
  ['a new field of each', {}, { a: 1 }, { b: 2 }, { b: 2, a: 1 }],
  ['a removed field', { a: 1, b: 1 }, { b: 1 }, { a: 1, b: 2 }, { b: 2 }],
  ['items of a list', { l: [1, 2] }, { l: [3, 2] }, { l: [1, 4] }, { l: [3, 4] }],
  ['a longer list of one alone', { l: [1] }, { l: [1, 2] }, { l: [1], a: 1 }, { l: [1, 2], a: 1 }],
  [
    'screenings that two have added and removed',
    { screenings: [1, 2] },
    { screenings: [1, 2, 3] },
    { screenings: [2, 4] },
    { screenings: [2, 4, 3] },
  ],
])('mergeValues merges %s', (_, base, mine, theirs, value) => {
  expect(mergeValues({ base, mine, theirs })).toEqual({ value, conflicts: [] });
});

test.each([
  ['the same field', { a: 1 }, { a: 2 }, { a: 3 }, 'a', 2],
  ['a field within a list', { l: [{ a: 1 }] }, { l: [{ a: 2 }] }, { l: [{ a: 3 }] }, 'l.0.a', 2],
  ['removed and changed', { a: 1 }, {}, { a: 2 }, 'a', undefined],
  ['lists of other lengths', { l: [1] }, { l: [1, 2] }, { l: [] }, 'l', [1, 2]],
  [
    'moved items, one of which was changed',
    { l: [{ src: 'a' }, { src: 'b' }] },
    { l: [{ src: 'b' }, { src: 'a' }] },
    { l: [{ src: 'a', alt: 'of a' }, { src: 'b' }] },
    'l',
    [{ src: 'b' }, { src: 'a' }],
  ],
  [
    'an item replaced and changed',
    { l: [{ src: 'a', credit: 'A' }] },
    { l: [{ src: 'b', credit: 'B' }] },
    { l: [{ src: 'a', credit: 'A', alt: 'of a' }] },
    'l',
    [{ src: 'b', credit: 'B' }],
  ],
  [
    'a screening that both have changed',
    { screenings: [1] },
    { screenings: [2, 3] },
    { screenings: [4] },
    'screenings',
    [2, 3],
  ],
  ['an inherited name', {}, { constructor: 1 }, { constructor: 2 }, 'constructor', 1],
])('mergeValues asks about %s', (_, base, mine, theirs, field, own) => {
  const { conflicts } = mergeValues({ base, mine, theirs });
  expect(conflicts).toMatchObject([{ field, mine: own }]);
  const chosen = mergeValues({ base, mine, theirs }, { [field]: 'mine' });
  expect(chosen).toEqual({ value: mine, conflicts: [] });
  const kept = mergeValues({ base, mine, theirs }, { [field]: 'theirs' });
  expect(kept).toEqual({ value: theirs, conflicts: [] });
});

const file = (title: string, date: string) =>
  `# by hand\ntitle: { fr: ${title}, de: Neu }   # short\ndate: ${date}\ntext: { fr: Texte, de: Text }\n`;
const base = file('Un', '2026-01-01');

test('mergeSources puts my fields into their file, with its remarks', () => {
  const [mine, theirs] = [file('Deux', '2026-01-01'), file('Un', '2026-02-02')];
  const merged = mergeSources({ base, mine, theirs }, newsSchema);
  expect(merged).toEqual({ text: file('Deux', '2026-02-02') });
});

test.each([
  ['nothing changed meanwhile', base, 'b', base, 'b'],
  ['they did the same', base, 'b', 'b', 'b'],
  ['I changed nothing', base, base, 'c', 'c'],
  ['I deleted it', base, null, base, null],
  ['a new entry', null, 'b', null, 'b'],
])('mergeSources needs no merging if %s', (_, old, mine, theirs, text) => {
  expect(mergeSources({ base: old, mine, theirs }, newsSchema)).toEqual({ text });
});

test.each([
  ['deleted and changed', null, file('Deux', '2026-01-01')],
  ['no YAML', file('Deux', '2026-01-01'), '{ title'],
])('mergeSources asks about the whole entry: %s', (_, mine, theirs) => {
  const texts = { base, mine, theirs };
  expect(mergeSources(texts, newsSchema)).toMatchObject({ conflicts: [{ field: '' }] });
  expect(mergeSources(texts, newsSchema, { '': 'mine' })).toEqual({ text: mine });
  expect(mergeSources(texts, newsSchema, { '': 'theirs' })).toEqual({ text: theirs });
});
