import { expect, test } from 'vitest';
import { describeFault } from '@/lib/content/faults/describe-faults';
import { findFaultyTexts } from '@/lib/content/texts/find-faulty-texts';

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

test('a film may be called anything', () => {
  expect(saidOf({ title: { original: { text: '<b>', lang: 'fr' }, de: '<I>' } })).toEqual([]);
});

test('letters that were lost or doubled on the way are faults with the word they stood in', () => {
  expect(
    saidOf({ directors: ['Ueli Z\uFFFDrcher', 'Ren\u00C3\u00A9 Clair', 'l\u00E2\u20AC\u2122ami'] }),
  ).toEqual([
    'the first director: found “Z\uFFFDrcher”; expected the letter that was lost where \uFFFD stands; then save the file as UTF-8.',
    'the second director: found “RenÃ©”; expected letters such as ü and é: UTF-8 was read as another encoding and saved again.',
    'the third director: found “lâ€™ami”; expected letters such as ü and é: UTF-8 was read as another encoding and saved again.',
  ]);
});

test.each(['SÃO PAULO', 'Âge d’or', 'Crème brûlée', 'Zürich', '東京物語', 'À «Ã la carte»'])(
  '%j is written as it should be',
  (name) => expect(saidOf({ directors: [name] })).toEqual([]),
);
