import { expect, test } from 'vitest';
import { describeFault } from '@/lib/content/validate/faults/describe-faults';
import { findFaultyTexts, mayBeFaulty } from '@/lib/content/validate/text-faults';

const saidOf = (value: unknown) =>
  findFaultyTexts(value, 'a.yaml').map((fault) => describeFault(fault, 'en'));

const html =
  'expected Markdown without HTML: *slanted*, **strong**, [words](https://…), an empty line between paragraphs.';

test.each([
  ['Un <b>beau</b film', '“synopsis › fr”: found “<b>beau</b film”; '],
  ['Fin.<br/>Suite', '“synopsis › fr”: found “<br/>Suite”; '],
  ['<a href="/x">x</a>', '“synopsis › fr”: found “<a href="/x">x</a>”; '],
  ['a <!-- note --> b', '“synopsis › fr”: found “<!-- note --> b”; '],
  ['</p>', '“synopsis › fr”: found “</p>”; '],
])('HTML in %j is a fault', (fr, said) => {
  expect(saidOf({ synopsis: { fr } })).toEqual([said + html]);
});

test.each([
  '2 < 3 > 1',
  'I <3 cinema',
  '<https://a.example>',
  '<info@a.example>',
  'a <- b',
  '> Zitat',
  '*b*',
])('%j is no HTML', (fr) => expect(saidOf({ synopsis: { fr } })).toEqual([]));

test('HTML is one in capitals too, and in what only ends like a title', () => {
  expect(saidOf({ subtitle: 'Un <B>beau</B> film' })).toEqual([
    `“subtitle”: found “<B>beau</B> film”; ${html}`,
  ]);
});

test('a name in a file is a text like others, and so is a file that is nothing else', () => {
  expect(findFaultyTexts({ 'a\0b': 1 }, 'a.yaml')).toMatchObject([{ field: 'a name' }]);
  expect(findFaultyTexts('Un <b>beau</b> film', 'a.yaml')).toMatchObject([{ field: 'the file' }]);
});

test('what is empty or a number has no text', () => {
  expect(saidOf({ year: 1919, synopsis: null, colour: undefined, silent: true })).toEqual([]);
  expect(saidOf(null)).toEqual([]);
});

test('of what stands before a sign that cannot be shown the last twenty letters are said', () => {
  const [fault] = findFaultyTexts('Der letzte Mann, ein Film von Murnau\u001B', 'a.yaml');
  expect(fault?.expected).toMatchObject({
    values: { code: '001B', around: ' ein Film von Murnau' },
  });
});

test('a file is looked through where anything of it may be a fault, and else is not', () => {
  const faulty = [
    '<b>',
    'Z\uFFFDrcher',
    '"a\\0b"',
    'Ren\u00C3\u00A9',
    'l\u00E2\u20AC\u2122ami',
    'a\u001Bb',
  ];
  for (const text of faulty) expect(mayBeFaulty(`title: ${text}\nyear: 1919\n`), text).toBe(true);
  for (const text of ['title: Âge d’or — 東京物語\nyear: 1919\n', 'SÃO PAULO ü é'])
    expect(mayBeFaulty(text), text).toBe(false);
});

test('a film may be called anything', () => {
  expect(saidOf({ title: '<b>' })).toEqual([]);
  expect(saidOf({ title: { original: { text: '<b>', lang: 'fr' }, de: '<I>' } })).toEqual([]);
});

test('letters that were lost or doubled on the way are faults with the word they stood in', () => {
  expect(
    saidOf({
      directors: ['Ueli Zu\uFFFDrcher', 'Ren\u00C3\u00A9 Clair', 'l\u00E2\u20AC\u2122ami'],
    }),
  ).toEqual([
    'the first director: found “Zu\uFFFDrcher”; expected the letter that was lost where \uFFFD stands; then save the file as UTF-8.',
    'the second director: found “RenÃ©”; expected letters such as ü and é: UTF-8 was read as another encoding and saved again.',
    'the third director: found “lâ€™ami”; expected letters such as ü and é: UTF-8 was read as another encoding and saved again.',
  ]);
});

test.each(['SÃO PAULO', 'Âge d’or', 'Crème brûlée', 'Zürich', '東京物語', 'À «Ã la carte»'])(
  '%j is written as it should be',
  (name) => expect(saidOf({ directors: [name] })).toEqual([]),
);
