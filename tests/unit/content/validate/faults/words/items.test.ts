import { expect, test } from 'vitest';
import { editorsLanguages } from '@/lib/content/validate/faults/editors-language';
import { editorsWords } from '@/lib/content/validate/faults/editors-words';

const [fr, de, en] = editorsLanguages.map(editorsWords) as [Words, Words, Words];
type Words = ReturnType<typeof editorsWords>;

test('each language has a word for what stands in the same lists', () => {
  for (const { items } of [fr, de]) expect(Object.keys(items)).toEqual(Object.keys(en.items));
  for (const { items } of [fr, de, en])
    for (const [list, { noun }] of Object.entries(items)) expect(noun, list).toMatch(/\p{L}{3}/u);
});

const listsOf = ({ items }: Words, gender: string | undefined) =>
  Object.keys(items).filter((list) => items[list]?.gender === gender);

test('a word is of the gender that its article has', () => {
  expect(listsOf(fr, undefined)).toEqual([
    ...['also', 'awards', 'countries', 'directors', 'distributors', 'festivals', 'films', 'genres'],
    ...['pressKit', 'publicDomain', 'social', 'vat', 'watch'],
  ]);
  expect(listsOf(de, 'm')).toEqual([
    ...['also', 'awards', 'distributors', 'films', 'releases', 'switchedOff', 'vat', 'watch'],
  ]);
  expect(listsOf(de, 'n')).toEqual([
    ...['countries', 'festivals', 'genres', 'icon', 'publicDomain', 'quotes', 'social', 'stills'],
  ]);
  const all = Object.keys(en.items).length;
  expect([listsOf(fr, 'f').length, listsOf(de, 'f').length]).toEqual([all - 13, all - 16]);
  expect(listsOf(en, undefined)).toHaveLength(all);
});

const film = (words: Words) => words.items.films as { noun: string };
const places = Array.from({ length: 13 }, (_, at) => at + 1);
const counted = (words: Words) => places.map((place) => words.item(film(words), place));

test('places are said in words up to the twelfth', () => {
  const said = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth';
  expect(counted(en)).toEqual([...said.split(' '), '13th'].map((word) => `the ${word} film`));
});

test('in French too, where the first has two forms', () => {
  const said =
    'premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième';
  expect(counted(fr)).toEqual([...said.split(' '), '13e'].map((word) => `le ${word} film`));
  const still = { noun: 'photo', gender: 'f' } as const;
  expect([1, 2, 13].map((place) => fr.item(still, place))).toEqual([
    ...['la première photo', 'la deuxième photo', 'la 13e photo'],
  ]);
  expect([1, 2, 13].map((place) => fr.ofItem(still, place))).toEqual([
    ...['de la première photo', 'de la deuxième photo', 'de la 13e photo'],
  ]);
  expect([1, 2].map((place) => fr.ofItem(film(fr), place))).toEqual([
    ...['du premier film', 'du deuxième film'],
  ]);
});

test('and in German, where they are declined', () => {
  const said =
    'erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte elfte zwölfte 13.';
  expect(counted(de)).toEqual(said.split(' ').map((word) => `der ${word} Film`));
  const still = { noun: 'Standbild', gender: 'n' } as const;
  const track = { noun: 'Spur', gender: 'f' } as const;
  const thing = { noun: 'Teil' };
  expect([still, track, thing].map((one) => de.item(one, 1))).toEqual([
    ...['das erste Standbild', 'die erste Spur', 'der erste Teil'],
  ]);
  expect([still, track, thing].map((one) => de.ofItem(one, 2))).toEqual([
    ...['beim zweiten Standbild', 'bei der zweiten Spur', 'beim zweiten Teil'],
  ]);
  expect(de.ofItem(track, 13)).toBe('bei der 13. Spur');
});

test.each([
  [13, '13th'],
  [21, '21st'],
  [22, '22nd'],
  [23, '23rd'],
  [24, '24th'],
  [111, '111th'],
])('the place %i is the %s', (place, said) => {
  expect(en.item({ noun: 'film' }, place)).toBe(`the ${said} film`);
  expect(en.ofItem({ noun: 'film' }, place)).toBe(`of the ${said} film`);
});

test('what stands in a list that nobody has named is an entry of it', () => {
  expect([fr, de, en].map((words) => words.itemOf('things'))).toEqual([
    { noun: 'élément de «\u202fthings\u202f»' },
    { noun: 'Eintrag von «things»', gender: 'm' },
    { noun: 'entry of “things”' },
  ]);
});
