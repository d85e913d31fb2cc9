import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { filmSchema } from '@/lib/content/schema/film';
import { columnNamed, columns, describeColumns } from '@/tools/import/columns/columns';
import { inferOriginalLanguage } from '@/tools/import/read-cells';
import { readRows } from '@/tools/import/read-rows';

describe('rows', () => {
  const head = 'original_title,year,countries';
  const read = (...lines: string[]) => {
    const { rows, faults, count, unread } = readRows(lines.join('\n'));
    return {
      films: rows.map(({ row, cells }) => [row, ...cells.values()].join(' ')),
      faults: faults.map(({ row, expected }) => `${row} ${expected}`),
      ...{ count, unread },
    };
  };

  test.each([';', '\t'])(
    'takes a table whose cells are divided by %j, as its head says',
    (sign) => {
      const row = ['Nerven', '1919', '"DE;AT"'].join(sign);
      expect(read(head.replaceAll(',', sign), row)).toMatchObject({
        films: ['2 Nerven 1919 DE;AT'],
      });
    },
  );

  test.each(['\n', '\r\n', '\r'])('takes rows that end in %j', (end) => {
    expect(read([head, 'A,1900,FR', 'B,1901,FR'].join(end)).films).toHaveLength(2);
  });

  test('takes what is written over several lines within quotes, and counts rows as a spreadsheet', () => {
    const { films } = read(head, '"Ner\nven",1919,DE', '', '"Say ""no""",1920,DE');
    expect(films).toEqual(['2 Ner\nven 1919 DE', '4 Say "no" 1920 DE']);
  });

  test.each([
    'original title,YEAR,Countries',
    '"Original-Title", Year ,country',
    'Originaltitel,Jahr,Länder',
    'Titre original,Année,Pays',
  ])('knows the columns of the head %s', (names) => {
    expect(read(names, 'A,1900,FR').films).toEqual(['2 A 1900 FR']);
  });

  test.each(['Table 1', 'Filmliste, Stand 2026;;', ';;\n\n;;'])(
    'finds the head below what programs and people put above it: %j',
    (above) => {
      const { rows, above: skipped } = readRows(`${above}\nTitre original;Année;Pays\nA;1900;FR`);
      expect(rows.map(({ row }) => row)).toEqual([above.split('\n').length + 2]);
      expect(skipped).toBe(above.startsWith(';') ? 0 : 1);
    },
  );

  test('refuses a row with more cells than its head, and says how many there are', () => {
    expect(read(head, 'A, B,1900,FR').faults).toEqual([
      '2 3 cells, as the head has, found 4: a cell with the sign that divides cells needs quotes',
    ]);
  });

  test('loses one row to a quote that is not closed, and no other', () => {
    const { films, faults, count } = read(
      ...[head, 'A,1900,FR', '"B,1901,FR', 'C,1902,FR', '', '"D",1903,FR'],
    );
    expect(films).toEqual(['2 A 1900 FR', '4 C 1902 FR', '6 D 1903 FR']);
    expect(faults).toEqual([expect.stringMatching(/^3 each quote \("\) to be closed.*this row/)]);
    expect(count).toBe(4);
  });

  test('has a word for every film, wherever a quote too many stands', () => {
    const rows = Array.from({ length: 9 }, (_, index) => `Film${index},19${10 + index},FR`);
    const whole = rows.join('\n');
    for (let at = 0; at <= whole.length; at += 1) {
      const text = `${head}\n${whole.slice(0, at)}"${whole.slice(at)}`;
      const { rows: taken, faults, count } = readRows(text);
      expect(taken.length + faults.length, text).toBe(count);
      expect(count, text).toBe(9);
    }
  });
});

describe('cells', () => {
  const words = { genre: String, job: String };
  const read = (name: string, cell: string) => columnNamed(name)?.read(cell, words);
  const write = (name: string, value: unknown) => columnNamed(name)?.write(value);

  describe.each([
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
        { name: 'B (C)' },
        { name: 'D', role: { fr: 'le', de: 'der' } },
      ],
    ],
    ['age', 16],
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
    [
      'quotes',
      [{ text: { fr: 'Oh ; là' }, source: 'A | B', url: 'https://press.example/?a=1;b=2' }],
    ],
    ['stills', [{ src: '/media/a.jpg', alt: { fr: 'Une', de: 'Eine' }, credit: { de: 'Wer' } }]],
  ])('A cell of %s', (name, value) => {
    test(`says ${JSON.stringify(value)} and nothing else`, () => {
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

  test.each([
    ['countries', 'FR, DE', ['FR', 'DE']],
    ['countries', 'Deutschland; France, USA;uk', ['DE', 'FR', 'US', 'GB']],
    ['languages', 'Deutsch, français; de-CH', ['de', 'fr', 'de-CH']],
    ['directors', 'Max Linder (1883–1925)\nJeanne Doe', ['Max Linder', 'Jeanne Doe']],
    ['runtime_min', '12,5', 12.5],
    ['added', '1.11.2026', '2026-11-01'],
    ['vod_ads', 'non', false],
    ['wikidata', 'http://www.wikidata.org/entity/Q153886', 'Q153886'],
    ['imdb', 'https://www.imdb.com/title/tt0010323/', 'tt0010323'],
    ['original_title', "L'Ombre", 'L’Ombre'],
  ])('takes %s “%s”, as spreadsheets and databases write it', (name, cell, value) => {
    expect(read(name, cell)).toEqual({ value });
  });

  test.each([
    ['year', 'zwanzig', 'a year such as 1919'],
    ['directors', 'Nobody (long ago)', 'such as Max Linder (1883–1925)'],
    ['crew', 'A | editing | twice', 'at most 2 without a name before it, such as'],
    ['awards', 'name.fr: Prix | year: soon', 'a number, such as'],
    ['vod_ads', 'maybe', 'yes or no'],
    ['original_title', 'Two\nlines', 'a title in one line'],
  ])('refuses %s “%s” and says what is expected', (name, cell, expected) => {
    expect(read(name, cell)).toEqual(
      expect.objectContaining({ expected: expect.stringContaining(expected) }),
    );
  });
});

describe('columns', () => {
  type Json = { properties?: Record<string, Json>; items?: Json; anyOf?: Json[]; oneOf?: Json[] };

  /** Fields of a film that have no column, each with the reason. */
  const withoutColumn: Readonly<Record<string, string>> = {
    bookings: '`false`, where nobody lends it, is for an editor to say',
  };

  /** Every single value that a film's file can say, with dots; `[]` stands for the entries of a list. */
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
  const held = new Set(
    columns.flatMap(({ path, parts }) =>
      parts
        ? parts.flatMap((part) => [`${path}[].${part}`, `${path}[].${part}[]`])
        : [path, `${path}[]`],
    ),
  );

  test.each(fields)('has a place for %s, or a reason why there is none', (field) => {
    expect(held.has(field) || withoutColumn[field]).toBeTruthy();
  });

  test('has no column for a field that films do not have, and none twice', () => {
    const paths = columns.flatMap(({ path }) => path || []);
    for (const path of paths)
      expect(
        fields.some((field) => field.startsWith(path)),
        path,
      ).toBe(true);
    const names = columns.flatMap(({ name, also = [] }) => [name, ...also]);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test.each(columns)(
    'reads its own example in $name, and writes it again',
    ({ example, read, write }) => {
      const found = read(example, { genre: String, job: String });
      expect(found).toHaveProperty('value');
      const value = 'value' in found ? found.value : undefined;
      expect(read(write(value), { genre: String, job: String })).toEqual(found);
    },
  );

  test('is described in docs/import.md, column by column', () => {
    const said = readFileSync('docs/import.md', 'utf8');
    expect(
      said,
      'docs/import.md: put in what `npm run -s content:import -- --columns` says',
    ).toContain(describeColumns());
  });
});

describe('the original language', () => {
  test.each([
    ['Fièvre', 'Fièvre', 'Fieber', 'FR', 'fr'],
    ['Nerven', undefined, 'Nerven', 'DE', 'de'],
    ['Germinal', 'Germinal', 'Germinal', 'FR', 'fr'],
    ['Genuine', 'Genuine', 'Genuine', 'AT', 'de'],
    ['Blackmail', 'Blackmail', 'Blackmail', 'GB', undefined],
    [undefined, undefined, undefined, 'FR', undefined],
  ])('%s, fr %s, de %s, from %s is in %s', (original, fr, de, country, expected) => {
    expect(inferOriginalLanguage({ original, own: { fr, de }, country })).toBe(expected);
  });
});
