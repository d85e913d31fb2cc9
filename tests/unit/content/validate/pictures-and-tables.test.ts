import { expect, test } from 'vitest';
import { describeFault } from '@/lib/content/validate/faults/describe-faults';
import { findFaultyTexts, mayBeFaulty } from '@/lib/content/validate/text-faults';

const picture = 'Avant.\n\n![Un bureau](/media/a/b.jpg)';
const table = 'Avant.\n\n| a | b |\n|---|--:|\n| 1 | 2 |';
const saidOf = (path: string, value: object) =>
  findFaultyTexts(value, path).map((fault) => describeFault(fault, 'en'));

test.each(['house/pages/a.yaml', 'house/news/a.yaml'])('%s has room for both', (path) => {
  expect(saidOf(path, { text: { fr: `${picture}\n\n${table}` } })).toEqual([]);
});

test.each([
  ['shop/a.yaml', { description: { fr: table } }],
  ['collections/a.yaml', { introduction: { fr: table } }],
  ['introductions.yaml', { genre: { drama: { de: table } } }],
  ['site.yaml', { imprint: { text: { fr: table } }, shopNotice: { fr: table } }],
  ['shop.yaml', { terms: { fr: table }, withdrawal: { text: { fr: table } } }],
])('%s has room for a table in its texts, and for no picture', (path, value) => {
  expect(saidOf(`house/${path}`, value)).toEqual([]);
  const pictured = JSON.parse(
    JSON.stringify(value).replaceAll(JSON.stringify(table), JSON.stringify(picture)),
  );
  const said = saidOf(`house/${path}`, pictured);
  expect(said.length).toBeGreaterThan(0);
  for (const one of said)
    expect(one).toContain('found “![Un bureau](/media/a/b.jpg)”; expected words without a picture');
});

test.each([
  ['films/a.yaml', { synopsis: { fr: '' } }],
  ['films/a.yaml', { rights: { fr: '' } }],
  ['pages/a.yaml', { summary: { fr: '' } }],
  ['news/a.yaml', { title: { fr: '' } }],
  ['shop/a.yaml', { title: { fr: '' } }],
  ['site.yaml', { tagline: { fr: '' } }],
])('a line in %s has room for neither: %j', (path, value) => {
  const filled = (text: string) =>
    JSON.parse(JSON.stringify(value).replace('""', JSON.stringify(text)));
  expect(saidOf(path, filled(picture))[0]).toContain('expected words without a picture');
  expect(saidOf(path, filled(table))[0]).toContain('expected words without a table');
});

test('a picture owes words for who does not see it, and lies with the house', () => {
  const said = (fr: string) => saidOf('pages/a.yaml', { text: { fr } })[0];
  expect(said('![](/media/a/b.jpg)')).toContain('expected words between [ and ]');
  expect(said('![ ](/media/a/b.jpg)')).toContain('expected words between [ and ]');
  expect(said('![Un bureau](https://a.example/b.jpg)')).toContain('a path such as /media/');
  expect(said('![Un bureau](/media/a/b.svg)')).toContain('an SVG can hold a script');
  expect(said('![Un bureau](/media/../b.jpg)')).toContain('without “..”');
  expect(said('![Un bureau][b]\n\n[b]: https://a.example/b.jpg')).toContain('a path such as');
});

test.each([
  '`![code](x.png)`',
  'Noir | blanc',
  'Noir | blanc\n\n---\n\nFin',
  'Incroyable\\![lien](/movie/judex)',
  '    | a | b |\n    |---|---|',
])('%j is neither', (fr) => {
  expect(saidOf('films/a.yaml', { synopsis: { fr } })).toEqual([]);
});

test('a look at a whole file notices both, however they are written', () => {
  expect(mayBeFaulty('text:\n  fr: "![a](/b.jpg)"')).toBe(true);
  for (const row of ['|---|---|', '--- | ---', '| :-: |', ':--|--:'])
    expect(mayBeFaulty(`text:\n  fr: |\n    a | b\n    ${row}\n`)).toBe(true);
});

test('every fault of a text is told, each of its pictures', () => {
  const fr =
    '![](/media/a/b.jpg)\n\n![Un bureau](/media/a/b.pdf)\n\n![x](/media/a/mit leerzeichen.jpg)';
  expect(saidOf('pages/a.yaml', { text: { fr } })).toEqual([
    expect.stringContaining('words between [ and ]'),
    expect.stringContaining('a JPEG, PNG, WebP or AVIF, such as'),
    expect.stringContaining('without spaces'),
  ]);
});

test.each([
  ['without dashes', '| a | b |\n| 1 | 2 |', 'a row of dashes'],
  ['with dashes for too few columns', '| a | b |\n|---|\n| 1 | 2 |', 'a row of dashes'],
  ['whose lines are joined', '| a | b | | --- | --- | | 1 | 2 |', 'lines of their own'],
  ['with a cell too many', '| a | b |\n|---|---|\n| 1 | 2 | 3 |', 'found “3”'],
])('a table %s is told before it is printed as it is written', (_, fr, said) => {
  expect(mayBeFaulty(`text:\n  fr: ${fr}`)).toBe(true);
  const [only, ...more] = saidOf('pages/a.yaml', { text: { fr } });
  expect(only).toContain(said);
  expect(more).toEqual([]);
});
