import { cpSync, mkdirSync, truncateSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { filmSchema } from '@/lib/content/schema/film';
import { isShopOpen } from '@/lib/content/settings.mjs';
import type { Issue } from '@/lib/content/validate/issue';
import { describeIssue } from '@/lib/content/validate/issues/describe-issues';
import { placeIn } from '@/lib/content/validate/issues/place-issues';
import { readContent } from '@/lib/content/validate/load-library';
import { parseYaml, readFile, readText } from '@/lib/content/validate/read-file';
import { readFolder } from '@/lib/content/validate/read-folder';
import { temporaryFolder } from '../temporary-folder';

const { at, write } = temporaryFolder();

test('without shop.yaml, or with comments alone, there is no shop config', () => {
  cpSync('tests/site/site.yaml', at('site.yaml'));
  expect(readContent(at()).content.shopConfig).toBeUndefined();
  expect(isShopOpen(at())).toBe(false);
  for (const comments of ['', '# seller:\n#   name: Nom\n', '\n  # later\n\n']) {
    write('shop.yaml', comments);
    const { content: found, issues } = readContent(at());
    expect(issues).toEqual([]);
    expect(found).not.toHaveProperty('shopConfig');
    expect(isShopOpen(at())).toBe(false);
  }
});

const path = 'content/films/nosferatu.yaml';
const issuesIn = (text: string) => {
  const parsed = parseYaml(path, text, filmSchema);
  return 'issues' in parsed ? parsed.issues : [];
};

/** Each issue as an editor reads it. */
const describedIn = (text: string) => {
  const place = placeIn(text);
  return issuesIn(text).map((issue) => describeIssue(issue.place ? issue : place(issue), 'en'));
};

/** Number of fields of a film. */
const names = Object.keys(filmSchema.shape).length;

test.each(['\\0', '\\e', '\\x7f', '\\uFFFF'])('the control character %s is an issue', (sign) => {
  const text = `title: { original: { text: "Ner${sign}ven", lang: de } }\nyear: 1919`;
  expect(issuesIn(text)).toMatchObject([{ path, field: 'title.original.text' }]);
  expect(describedIn(text)[0]).toMatch(/take out U\+[0-9A-F]{4} after “Ner”\.$/);
});

test('an empty file lacks the required fields of a film', () => {
  for (const text of ['', '# later\n'])
    expect(issuesIn(text).map((issue) => describeIssue(issue, 'en'))).toEqual([
      'the file: expected title, year; it is empty.',
    ]);
});

const film = 'title: { original: { text: Nerven, lang: de } }\nyear: 1919\n';

test.each([
  // From the YAML parser, the schema, the texts, and text that YAML drops.
  [
    'synopsis: Fin: le film',
    'Line 3, column 11: “synopsis”: found “synopsis: Fin: le film”; expected quotes around words with a colon: "Fin: le film".',
  ],
  [
    'media:\n\tfilm: {}',
    'Line 4, column 1: “film”: found “film: {}”; expected spaces before a line, and no tabs.',
  ],
  ['directors: [A', /^Line 3, column 1\d: .*; expected each quote and bracket to be closed\.$/],
  [
    'year: 1920',
    'Line 3, column 1: “year”: found “year: 1920”; expected each field once; this one stands above already.',
  ],
  [
    'runtme: 3',
    `Line 3, column 1: “runtme”: there is no such name here; expected one of the ${names} names that there are. Did you mean “runtime”?`,
  ],
  [
    'crew:\n  - { name: A, job: music }\n  - { name: B, jobb: editing }',
    'Line 5, column 16: “jobb” of the second person of the crew: there is no such name here; expected one of name, job. Did you mean “job”?',
  ],
  [
    'runtime: 80 min',
    'Line 3, column 10: “runtime”: found “80 min”; expected a number, such as 80. Write the number alone, without quotes: 80.',
  ],
  ['vod: {}', 'Line 3, column 1: “vod › ads”: missing; expected true or false.'],
  [
    'editorNote: # later',
    'Line 3, column 1: “editorNote”: found nothing; expected text, such as Nerven. What begins with # or & needs quotes: "# later".',
  ],
])('%j is reported with its place, its value and advice', (line, expected) => {
  const [text = ''] = describedIn(film + line);
  if (typeof expected === 'string') expect(text).toBe(expected);
  else expect(text).toMatch(expected);
});

test('an empty required value is reported in its place', () =>
  expect(describedIn("title: { original: { text: '', lang: de } }\nyear:\n")).toEqual([
    'Line 1, column 28: “title › original › text”: found nothing; expected a name.',
    'Line 2, column 1: “year”: found nothing; expected a number, such as 1919.',
  ]));

test('a decimal comma in braces is one issue, although YAML reads it as two fields', () => {
  const price = z.strictObject({ CHF: z.number(), EUR: z.number().optional() });
  const text = 'price: { CHF: 29,90, EUR: 28 }';
  const parsed = parseYaml('a.yaml', text, z.strictObject({ price }));
  expect(parsed).toMatchObject({ issues: [expect.anything()] });
  const [issue] = 'issues' in parsed ? parsed.issues : [];
  expect(issue && describeIssue(issue, 'en')).toBe(
    'Line 1, column 15: “price › CHF”: found “29,90”; expected a number, such as 29.90. Write the number with a decimal point: 29.90.',
  );
});

test('an invalid file still has its valid fields and its raw values', () => {
  const parsed = parseYaml(path, `${film}runtime: long\ngenres: [dram]`, filmSchema);
  if ('value' in parsed) throw new Error('taken');
  expect(parsed.sound).toMatchObject({ year: 1919, genres: ['dram'], cast: [] });
  expect(parsed.sound).not.toHaveProperty('runtime');
  expect(parsed.raw).toMatchObject({ runtime: 'long' });
});

test('a file in another encoding is refused at its first such word', () => {
  const latin = Buffer.from('title: A\ndirectors:\n  - Ueli Zürcher\n', 'latin1');
  expect(readText(write('a.yaml', latin))).toMatchObject({
    place: { line: 3, column: 11 },
    found: { source: 'Zürcher' },
    expected: 'text in UTF-8, and this is in another encoding: save it anew as UTF-8',
  });
});

test('a file larger than the maximum is not read', () => {
  const megabyte = 1024 * 1024;
  const path = write('large', '');
  truncateSync(path, 3 * megabyte);
  const text = 'at most {limit} MB of text; this file has {size} MB';
  expect(readText(path)).toEqual({ expected: { text, values: { limit: 1, size: 3 } } });
  expect(readText(path, 3 * megabyte)).toHaveProperty('text');
});

const schema = z.strictObject({ year: z.number() });

test('files of a folder are read by slug, and a file with another name is an issue', () => {
  const files = { 'faust.yaml': 'year: 1926', 'nerven.yaml': 'year: old', '.hidden.yaml': '' };
  for (const [name, text] of Object.entries(files)) write(`films/${name}`, text);
  for (const name of ['b.yml', 'Great Film.yaml', 'c']) write(`films/${name}`, 'year: 1900');
  const issues: Issue[] = [];
  const read = readFolder(at('films'), schema, issues);
  expect([...read].map(([slug, { value }]) => [slug, value?.year])).toEqual([
    ['faust', 1926],
    ['nerven', undefined],
  ]);
  expect(issues.map(({ path, field }) => `${path} ${field}`).sort()).toEqual(
    [
      ...['Great Film.yaml', 'b.yml', 'c'].map((name) => `${at('films')}/${name} the name`),
      `${at('films')}/nerven.yaml year`,
    ].sort(),
  );
});

test('a file may be absent only if it has a default', () => {
  const issues: Issue[] = [];
  expect(readFile(at('none.yaml'), schema, issues, { year: 1 })).toEqual({ value: { year: 1 } });
  expect(issues).toEqual([]);
  expect(readFile(at('none.yaml'), schema, issues)).toEqual({});
  mkdirSync(at('folder'));
  expect(readFile(at('folder'), schema, issues, { year: 1 }), 'a folder is there').toEqual({});
  expect(issues.map(({ path, field }) => [path, field])).toEqual([
    [at('none.yaml'), 'the file'],
    [at('folder'), 'the file'],
  ]);
});
