import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { filmSchema } from '@/lib/content/schema/film';
import { columnNamed, columns, describeColumns } from '@/tools/import/columns/columns';
import { inferOriginalLanguage } from '@/tools/import/read-cells';
import { readRows } from '@/tools/import/read-rows';

describe('readRows', () => {
  const head = 'original_title,year,countries';
  const read = (...lines: string[]) => {
    const { rows, issues, count, unread } = readRows(lines.join('\n'));
    return {
      films: rows.map(({ row, cells }) => [row, ...cells.values()].join(' ')),
      issues: issues.map(({ row, expected }) => `${row} ${expected}`),
      ...{ count, unread },
    };
  };

  test('a quoted cell may have several lines, and rows are counted as in a spreadsheet', () => {
    const { films } = read(head, '"Ner\nven",1919,DE', '', '"Say ""no""",1920,DE');
    expect(films).toEqual(['2 Ner\nven 1919 DE', '4 Say "no" 1920 DE']);
  });

  test.each([
    'original title,YEAR,Countries',
    '"Original-Title", Year ,country',
    'Originaltitel,Jahr,Länder',
    'Titre original,Année,Pays',
  ])('the head %s has known columns', (names) => {
    expect(read(names, 'A,1900,FR').films).toEqual(['2 A 1900 FR']);
  });

  test.each(['Table 1', 'Filmliste, Stand 2026;;', ';;\n\n;;'])(
    'the head is found below %j',
    (above) => {
      const { rows, above: skipped } = readRows(`${above}\nTitre original;Année;Pays\nA;1900;FR`);
      expect(rows.map(({ row }) => row)).toEqual([above.split('\n').length + 2]);
      expect(skipped).toBe(above.startsWith(';') ? 0 : 1);
    },
  );

  test('a column does not say of which country an age is, nor that a visa is one', () => {
    const { unread } = read(`${head},age,visa,Programm,FSK`, 'A,1900,FR,16,156789,Retro,12');
    expect(unread.map(({ head }) => head)).toEqual(['age', 'visa', 'Programm']);
  });

  test('every row is read or reported, wherever a surplus quote is', () => {
    const rows = Array.from({ length: 9 }, (_, index) => `Film${index},19${10 + index},FR`);
    const whole = rows.join('\n');
    for (let at = 0; at <= whole.length; at += 1) {
      const text = `${head}\n${whole.slice(0, at)}"${whole.slice(at)}`;
      const { rows: taken, issues, count } = readRows(text);
      expect(taken.length + issues.length, text).toBe(count);
      expect(count, text).toBe(9);
    }
  });
});

const words = { genre: String, job: String };
const read = (name: string, cell: string) => columnNamed(name)?.read(cell, words);
const write = (name: string, value: unknown) => columnNamed(name)?.write(value);

// The export of tests/site in import-films.test.ts covers ordinary values.
test.each([
  ['also_titles', [{ text: 'A; B | C', lang: 'en' }]],
  ['also_titles', [{ text: 'lang: a film', lang: 'en' }]],
  ['also_titles', [{ text: 'back\\slash\nand line', lang: 'fr' }]],
  ['original_title', "Rock 'n' Roll \\o/"],
  ['original_title', 'NULL'],
  ['title_de', null],
  ['directors', ['Cyril (III) Novak', 'A; B']],
  [
    'cast',
    [
      { name: 'A', role: 'Dr: X' },
      { name: 'D', role: { fr: 'le', de: 'der' } },
    ],
  ],
  ['age_us', 'PG-13'],
  ['film_sources', [{ provider: 'html5', src: 'https://films.example/a;b.mp4', size: 720 }]],
  ['quotes', [{ text: { fr: 'Oh ; là' }, source: 'A | B', url: 'https://a.example/?a=1;b=2' }]],
])(
  'cells of a column: a cell of %s with the special characters of %j is read as written',
  (name, value) => {
    expect(read(name, write(name, value) ?? '')).toEqual({ value });
  },
);

test.each([
  ['countries', 'FR, DE', ['FR', 'DE']],
  ['countries', 'Deutschland; France, USA;uk', ['DE', 'FR', 'US', 'GB']],
  ['languages', 'Deutsch, français; de-CH', ['de', 'fr', 'de-CH']],
  ['directors', 'Max Linder (1883–1925)\nJeanne Doe', ['Max Linder', 'Jeanne Doe']],
  ['runtime_min', '12,5', 12.5],
  ['added', '1.11.2026', '2026-11-01'],
  ['published_from', '3. Januar 2027, 20.30 Uhr', '2027-01-03 20:30'],
  ['vod_from', '2026-12-12T20:00:00+01:00', '2026-12-12T20:00:00+01:00'],
  ['releases', 'CH | 3.12.2026', [{ country: 'CH', date: '2026-12-03' }]],
  ['added', '03/04/2026', '03/04/2026'],
  ['vod_ads', 'non', false],
  ['wikidata', 'http://www.wikidata.org/entity/Q153886', 'Q153886'],
  ['imdb', 'https://www.imdb.com/title/tt0010323/', 'tt0010323'],
  ['original_title', "L'Ombre", 'L’Ombre'],
])(
  'cells of a column: %s reads “%s”, as written by spreadsheets and databases',
  (name, cell, value) => {
    expect(read(name, cell)).toEqual({ value });
  },
);

test.each([
  ['year', 'zwanzig', 'a year such as 1919'],
  ['directors', 'Nobody (long ago)', 'such as Max Linder (1883–1925)'],
  ['crew', 'A | editing | twice', 'at most 2 without a name before it, such as'],
  ['awards', 'name.fr: Prix | year: soon', 'a number, such as'],
  ['vod_ads', 'maybe', 'yes or no'],
  ['original_title', 'Two\nlines', 'a title in one line'],
])('cells of a column: %s refuses “%s” with what is expected', (name, cell, expected) => {
  expect(read(name, cell)).toEqual(
    expect.objectContaining({ expected: expect.stringContaining(expected) }),
  );
});

type Json = { properties?: Record<string, Json>; items?: Json; anyOf?: Json[]; oneOf?: Json[] };

/** Fields of a film that have no column, each with the reason. */
const withoutColumn: Readonly<Record<string, string>> = {
  bookings: '`false`, without a booking contact, is set by editors',
};

/** The paths of all values of a film; `[]` stands for the entries of a list. */
function leaves({ properties, items, anyOf, oneOf }: Json, path = ''): string[] {
  const below = (key: string) => (path ? `${path}.${key}` : key);
  if (properties)
    return Object.entries(properties).flatMap(([key, inner]) => leaves(inner, below(key)));
  if (items) return leaves(items, `${path}[]`);
  const kinds = anyOf ?? oneOf ?? [];
  return kinds.length > 0 ? kinds.flatMap((kind) => leaves(kind, path)) : [path];
}

const schema = z.toJSONSchema(filmSchema, { io: 'input', unrepresentable: 'any' }) as Json;
const fields = [...new Set(leaves(schema))];
/** The first trailer has columns of its own. */
const listed = (path: string) => path.replace('.0.', '[].');
const held = new Set(
  columns.flatMap(({ path, parts }) =>
    parts
      ? parts.flatMap((part) => [`${listed(path)}[].${part}`, `${listed(path)}[].${part}[]`])
      : [listed(path), `${listed(path)}[]`],
  ),
);

test.each(fields)('a column exists for %s, or a reason why not', (field) => {
  expect(held.has(field) || withoutColumn[field]).toBeTruthy();
});

test('docs/import.md describes all columns', () => {
  const docs = readFileSync('docs/import.md', 'utf8');
  expect(
    docs,
    'docs/import.md: insert the output of `npm run -s content:import -- --columns`',
  ).toContain(describeColumns());
});

test.each([
  ['Fièvre', 'Fièvre', 'Fieber', 'FR', 'fr'],
  ['Nerven', undefined, 'Nerven', 'DE', 'de'],
  ['Germinal', 'Germinal', 'Germinal', 'FR', 'fr'],
  ['Genuine', 'Genuine', 'Genuine', 'AT', 'de'],
  ['Blackmail', 'Blackmail', 'Blackmail', 'GB', undefined],
  [undefined, undefined, undefined, 'FR', undefined],
])(
  'inferOriginalLanguage: the title %s (fr %s, de %s) from %s is in the language %s',
  (original, fr, de, country, expected) => {
    expect(inferOriginalLanguage({ original, own: { fr, de }, country })).toBe(expected);
  },
);
