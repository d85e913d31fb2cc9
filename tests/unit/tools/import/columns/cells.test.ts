import { describe, expect, it } from 'vitest';
import { columnNamed } from '@/tools/import/columns/columns';

const words = { genre: String, job: String };
const read = (name: string, cell: string) => columnNamed(name)?.read(cell, words);
const write = (name: string, value: unknown) => columnNamed(name)?.write(value);

describe.each([
  ['also_titles', [{ text: 'A; B | C', lang: 'en' }]],
  ['also_titles', [{ text: 'lang: a film', lang: 'en' }]],
  ['also_titles', [{ text: 'back\\slash\nand line', lang: 'fr' }]],
  ['original_title', "Rock 'n' Roll \\o/"],
  ['original_title', '-'],
  ['original_title', 'NULL'],
  ['title_de', null],
  ['directors', ['Cyril (III) Novak', 'A; B']],
  [
    'cast',
    [{ name: 'A', role: 'Dr: X' }, { name: 'B (C)' }, { name: 'D', role: { fr: 'le', de: 'der' } }],
  ],
  ['age', 16],
  ['age', '16'],
  ['age', 'tous publics'],
  [
    'versions',
    [
      { audio: ['de'], subtitles: [], resolution: '2K' },
      { audio: [], subtitles: ['fr', 'de-CH'], resolution: '35 mm' },
    ],
  ],
  [
    'film_sources',
    [
      { provider: 'html5', src: 'https://films.example/a;b.mp4', size: 720 },
      { provider: 'youtube', src: 'abc' },
    ],
  ],
  ['quotes', [{ text: { fr: 'Oh ; là' }, source: 'A | B', url: 'https://press.example/?a=1;b=2' }]],
  ['stills', [{ src: '/media/a.jpg', alt: { fr: 'Une', de: 'Eine' }, credit: { de: 'Wer' } }]],
])('A cell of %s', (name, value) => {
  it(`says ${JSON.stringify(value)} and nothing else`, () => {
    const cell = write(name, value) ?? '';
    const said = read(name, cell);
    const without = JSON.parse(
      JSON.stringify(value, (_, inner) =>
        Array.isArray(inner) && inner.length === 0 ? undefined : inner,
      ),
    );
    expect(said).toEqual({ value: without });
    expect(write(name, without)).toBe(cell);
  });
});

it.each([
  ['access_captions', 'Deutsch; fr', ['de', 'fr']],
  ['access_sign_language', 'sgg;ssr', ['sgg', 'ssr']],
  ['countries', 'FR, DE', ['FR', 'DE']],
  ['countries', 'Deutschland; France, USA;uk', ['DE', 'FR', 'US', 'GB']],
  ['languages', 'Deutsch, français; de-CH', ['de', 'fr', 'de-CH']],
  ['original_lang', 'Japanisch', 'ja'],
  ['directors', 'Max Linder (1883–1925)\nJeanne Doe', ['Max Linder', 'Jeanne Doe']],
  ['runtime_min', '12,5', 12.5],
  ['added', '1.11.2026', '2026-11-01'],
  ['added', '03/11/2026', '2026-11-03'],
  ['vod_ads', 'WAHR', true],
  ['vod_ads', 'non', false],
  ['wikidata', 'http://www.wikidata.org/entity/Q153886', 'Q153886'],
  ['imdb', 'https://www.imdb.com/title/tt0010323/', 'tt0010323'],
  ['original_title', "L'Ombre", 'L’Ombre'],
])('takes %s “%s”, as spreadsheets and databases write it', (name, cell, value) => {
  expect(read(name, cell)).toEqual({ value });
});

it.each([
  ['year', 'zwanzig', 'a year such as 1919'],
  ['runtime_min', 'lang', 'minutes such as 94 or 12.5'],
  ['directors', 'Nobody (long ago)', 'such as Max Linder (1883–1925)'],
  ['directors', 'A|B', 'names divided by semicolons'],
  ['crew', 'A | editing | twice', 'at most 2 without a name before it, such as'],
  ['cast', 'A | role.fr: le | role: the', 'each fact once, such as'],
  ['awards', 'name.fr: Prix | year: soon', 'a number, such as'],
  ['vod_ads', 'maybe', 'yes or no'],
  ['original_title', 'Two\nlines', 'a title in one line'],
])('refuses %s “%s” and says what is expected', (name, cell, expected) => {
  expect(read(name, cell)).toEqual(
    expect.objectContaining({ expected: expect.stringContaining(expected) }),
  );
});
