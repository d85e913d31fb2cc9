import { expect, test } from 'vitest';
import { asSaid, sayItem, saySentence } from '@/lib/content/validate/faults/sentence';

test('a sentence is said in the language that is asked for, with its values put in', () => {
  expect(saySentence('nothing', 'de')).toBe('nichts');
  const known = { text: 'one of {known}', values: { known: 'a, b' } };
  expect(saySentence(known, 'de')).toBe('eines von: a, b');
  expect(saySentence(known, 'en')).toBe('one of a, b');
  const twice = { text: '{known} and {known}', values: { known: 3 } };
  expect(saySentence(twice, 'fr')).toBe('3 and 3');
});

test('what no language has is said as it is', () => {
  for (const text of ['something', 'constructor', '{name}', "it's <svg"])
    expect(saySentence(text, 'fr')).toBe(text);
});

test('a sentence among the values is said in the same language', () => {
  const known = { text: 'nothing', values: {} };
  expect(saySentence({ text: 'one of {known}', values: { known } }, 'de')).toBe(
    'eines von: nichts',
  );
});

test('what a value or a sentence only looks like stays', () => {
  expect(saySentence({ text: 'one of {known}', values: { known: "{a} '{b}' <c>" } }, 'en')).toBe(
    "one of {a} '{b}' <c>",
  );
  expect(saySentence({ text: 'fields such as { {fields} }', values: { fields: 'a' } }, 'en')).toBe(
    'fields such as { a }',
  );
});

test('a sentence without values is one with none', () => {
  expect(asSaid('nothing')).toEqual({ text: 'nothing', values: {} });
  const said = { text: '{a}', values: { a: 1 } };
  expect(asSaid(said)).toBe(said);
});

const places = Array.from({ length: 13 }, (_, at) => at + 1);
const films = (language: 'fr' | 'de' | 'en') =>
  places.map((place) => sayItem({ list: 'films', place }, 'item', language));

test.each([
  ['en', 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth 13th'],
  [
    'fr',
    'premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième 13e',
  ],
  ['de', 'erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte elfte zwölfte 13.'],
] as const)('places are said in words up to the twelfth (%s)', (language, said) => {
  const around = { en: 'the # film', fr: 'le # film', de: 'der # Film' }[language];
  expect(films(language)).toEqual(said.split(' ').map((word) => around.replace('#', word)));
});

test('French has two forms of the first, and German declines', () => {
  const said = (list: string, place: number, language: 'fr' | 'de') => [
    sayItem({ list, place }, 'item', language),
    sayItem({ list, place }, 'ofItem', language),
  ];
  expect(said('stills', 1, 'fr')).toEqual(['la première photo', 'de la première photo']);
  expect(said('films', 2, 'fr')).toEqual(['le deuxième film', 'du deuxième film']);
  expect(said('stills', 2, 'de')).toEqual(['das zweite Standbild', 'beim zweiten Standbild']);
  expect(said('tracks', 13, 'de')).toEqual(['die 13. Spur', 'bei der 13. Spur']);
});

test.each([
  [21, '21st'],
  [22, '22nd'],
  [23, '23rd'],
  [24, '24th'],
  [111, '111th'],
  [1001, '1001st'],
])('the place %i is the %s', (place, said) => {
  expect(sayItem({ list: 'films', place }, 'item', 'en')).toBe(`the ${said} film`);
});
