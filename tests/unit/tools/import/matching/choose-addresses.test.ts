import { expect, it } from 'vitest';
import { chooseAddresses, type Named } from '@/tools/import/matching/choose-addresses';

const film = (text: string, year = 1926, rest: Partial<Named> = {}): Named => ({
  ...{ titles: [{ text, lang: 'de' }], year, directors: [] },
  ...rest,
});
const choose = (films: Named[], taken: string[] = []) => chooseAddresses(films, taken);

it('makes an address of the title', () => {
  expect(choose([film('Schloß Vogelöd')])).toEqual(['schloss-vogeloed']);
});

it('puts the year behind the title that two new films have, in whatever order they stand', () => {
  expect(choose([film('Faust'), film('Faust', 1900)])).toEqual(['faust-1926', 'faust-1900']);
});

it('leaves a film of the house its address, and gives the new one of that title the year', () => {
  expect(choose([film('Faust')], ['faust'])).toEqual(['faust-1926']);
});

it('tells films of one title and year by who directed them, and else counts', () => {
  const films = [
    film('Faust', 1926, { directors: ['F. W. Murnau'] }),
    film('Faust'),
    film('Faust'),
  ];
  expect(choose(films, ['faust-1926'])).toEqual([
    'faust-1926-murnau',
    'faust-1926-2',
    'faust-1926-3',
  ]);
});

it('takes the address that a row brings, and gives it to no other', () => {
  expect(choose([film('Faust'), film('Urfaust', 1926, { slug: 'faust' })])).toEqual([
    'faust-1926',
    'faust',
  ]);
});

it.each([
  [
    [
      { text: '東京物語', lang: 'ja' },
      { text: 'Voyage à Tokyo', lang: 'fr' },
    ],
    'voyage-a-tokyo',
  ],
  [
    [
      { text: '東京物語 2', lang: 'ja' },
      { text: 'Tokyo Story 2', lang: 'en' },
    ],
    'tokyo-story-2',
  ],
  [
    [
      { text: '東京物語', lang: 'ja' },
      { text: 'Die Reise nach Tōkyō', lang: 'de' },
    ],
    'die-reise-nach-tokyo',
  ],
  [[{ text: 'Броненосец', lang: 'ru' }], 'bronenosec'],
  [[{ text: '東京 1953', lang: 'ja' }], '1953'],
  [[{ text: '東京物語', lang: 'ja' }], undefined],
])('makes of %j the address %s', (titles, slug) => {
  expect(choose([film('', 1953, { titles })])).toEqual([slug]);
});

it('makes no longer address than a file may be called, and breaks no word', () => {
  const [slug = ''] = choose([film('Wort '.repeat(80))]);
  expect(slug.length).toBeLessThanOrEqual(100);
  expect(slug).toMatch(/^wort(-wort)+$/);
});
