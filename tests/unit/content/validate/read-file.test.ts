import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { filmSchema } from '@/lib/content/schema/film';
import { isShopOpen } from '@/lib/content/settings.mjs';
import { describeIssue, describeIssues } from '@/lib/content/validate/issues/describe-issues';
import { placeIn } from '@/lib/content/validate/issues/place-issues';
import { readContent } from '@/lib/content/validate/load-library';
import { parseYaml } from '@/lib/content/validate/read-file';

const root = mkdtempSync(join(tmpdir(), 'bobine-till-'));
afterAll(() => rmSync(root, { recursive: true }));
cpSync('tests/house/site.yaml', join(root, 'site.yaml'));

const read = (till: string) => {
  writeFileSync(join(root, 'shop.yaml'), till);
  return readContent(root);
};

test('a house has no till without shop.yaml, nor with one of remarks alone', () => {
  expect(readContent(root).read.till).toBeUndefined();
  expect(isShopOpen(root)).toBe(false);
  for (const remarks of ['', '# seller:\n#   name: Nom\n', '\n  # later\n\n']) {
    const { read: found, faults } = read(remarks);
    expect(faults).toEqual([]);
    expect(found).not.toHaveProperty('till');
    expect(isShopOpen(root)).toBe(false);
  }
});

test('a till that is wrong keeps the house from being published, and says where', () => {
  const { faults } = read('seller: { name: Maison }\npayment: {}\nvat: []\n');
  const told = describeIssues(faults, 'de');
  expect(told).toContain('Zeile 1, Spalte');
  expect(told).toContain('eine Zahlungsart: «bill», «card», «collection» oder mehrere');
  expect(told).toContain('street');
});

const path = 'content/films/nosferatu.yaml';
const faultsIn = (file: string, text: string, schema: z.ZodType) => {
  const parsed = parseYaml(file, text, schema);
  return 'faults' in parsed ? parsed.faults : [];
};
const faultsOf = (text: string) => faultsIn(path, text, filmSchema);

/** Each fault as an editor reads it. */
const saidOf = (text: string) => {
  const place = placeIn(text);
  return faultsOf(text).map((fault) => describeIssue(fault.place ? fault : place(fault), 'en'));
};

/** What a film's file may say. */
const names = Object.keys(filmSchema.shape).length;

test.each(['\\0', '\\e', '\\x7f', '\\uFFFF'])(
  'a control character (%s) is a fault that says where',
  (sign) => {
    const [fault, ...others] = faultsOf(
      `title: { original: { text: "Ner${sign}ven", lang: de } }\nyear: 1919`,
    );
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ path, field: 'title.original.text' });
    expect(
      saidOf(`title: { original: { text: "Ner${sign}ven", lang: de } }\nyear: 1919`)[0],
    ).toMatch(/take out U\+[0-9A-F]{4} after “Ner”\.$/);
  },
);

test('a file with nothing in it owes what every film owes', () => {
  for (const text of ['', '# later\n']) {
    const [fault, ...others] = faultsOf(text);
    expect(others).toEqual([]);
    expect(fault && describeIssue(fault, 'en')).toBe(
      'the file: expected title, year; it is empty.',
    );
  }
});

const film = 'title: { original: { text: Nerven, lang: de } }\nyear: 1919\n';

test.each([
  [
    'synopsis: Un film',
    'Line 3, column 11: “synopsis”: found “Un film”; expected fields such as { fr: …, de: … }.',
  ],
  [
    'synopsis: Fin: le film',
    'Line 3, column 11: “synopsis”: found “synopsis: Fin: le film”; expected quotes around words with a colon: "Fin: le film".',
  ],
  [
    'editorNote: { Fin: le film }',
    'Line 3, column 13: “editorNote”: found fields: Fin; expected text, such as Nerven. Words with a colon need quotes: "Fin: le film".',
  ],
  [
    'editorNote: 1984',
    'Line 3, column 13: “editorNote”: found “1984”; expected text, such as Nerven. Put it in quotes: "1984".',
  ],
  [
    'editorNote: # later',
    'Line 3, column 1: “editorNote”: found nothing; expected text, such as Nerven. What begins with # or & needs quotes: "# later".',
  ],
  [
    'editorNote: *Nosferatu* again',
    'Line 3, column 13: “editorNote”: found “editorNote: *Nosferatu* again”; expected quotes around words that begin with *, & or !: "*Nosferatu* again".',
  ],
  [
    'editorNote: @home',
    'Line 3, column 13: “editorNote”: found “editorNote: @home”; expected quotes around words that begin with @, ` or %: "@home".',
  ],
  [
    "editorNote: 'L'Inventaire'",
    "Line 3, column 14: “editorNote”: found “editorNote: 'L'Inventaire'”; expected double quotes around words with an apostrophe: \"L'Inventaire\".",
  ],
  [
    'runtime:80',
    'Line 3, column 9: the file: found “runtime:80”; expected a space after the colon: runtime: 80.',
  ],
  [
    'year: 1920',
    'Line 3, column 1: “year”: found “year: 1920”; expected each field once; this one stands above already.',
  ],
  [
    'added: 21.11.2026',
    'Line 3, column 8: “added”: found “21.11.2026”; expected a day such as 2026-12-31.',
  ],
  [
    'runtme: 3',
    `Line 3, column 1: “runtme”: there is no such name here; expected one of the ${names} names that there are. Did you mean “runtime”?`,
  ],
  [
    'age: { system: CH, vale: 6 }',
    'Line 3, column 20: “age › vale”: there is no such name here; expected one of system, value. Did you mean “value”?',
  ],
  [
    'age: { system: CH, value: true }',
    'Line 3, column 27: “age › value”: found “true”; expected text, such as Nerven, or a number, such as 12.',
  ],
  [
    'runtime: 80 min',
    'Line 3, column 10: “runtime”: found “80 min”; expected a number, such as 80. Write the number alone, without quotes: 80.',
  ],
  ['runtime: -1', 'Line 3, column 10: “runtime”: found “-1”; expected more than 0.'],
  ['transferRate: 70', 'Line 3, column 15: “transferRate”: found “70”; expected at most 60.'],
  [
    'countries: FR',
    'Line 3, column 12: “countries”: found “FR”; expected a list, such as [one, two] or lines that begin with “- ”.',
  ],
  [
    'vod: { ads: yes }',
    'Line 3, column 13: “vod › ads”: found “yes”; expected true or false. Write true, without quotes.',
  ],
  ['vod: {}', 'Line 3, column 1: “vod › ads”: missing; expected true or false.'],
  [
    'crew:\n  - { name: A, job: music }\n  - { name: B, jobb: editing }',
    'Line 5, column 16: “jobb” of the second person of the crew: there is no such name here; expected one of name, job. Did you mean “job”?',
  ],
  [
    'motif: trein',
    'Line 3, column 8: “motif”: found “trein”; expected one of the 71 names that there are. Did you mean “train”?',
  ],
  [
    'media:\n\tfilm: {}',
    'Line 4, column 1: “film”: found “film: {}”; expected spaces before a line, and no tabs.',
  ],
  ['directors: [A', /^Line 3, column 1\d: .*; expected each quote and bracket to be closed\.$/],
  [
    'media: { film: { type: film, sources: [{ provider: vimeo, src: "1" }] } }',
    'Line 3, column 24: “media › film › type”: found “film”; expected video or audio.',
  ],
])('of %j it is said where, what and what to do', (line, expected) => {
  const [said = ''] = saidOf(film + line);
  if (typeof expected === 'string') expect(said).toBe(expected);
  else expect(said).toMatch(expected);
});

test('values that other programs write for what is absent are absent', () => {
  const empties =
    "runtime: null\nsynopsis: { fr: '', de: '' }\nposter: { src: '' }\nids: { imdb: '' }\ncast: []\nstills: null\n";
  const title = "title: { original: { text: Nerven, lang: de }, fr: '', de: null }\nyear: 1919\n";
  const parsed = parseYaml(path, title + empties, filmSchema);
  expect(parsed).toEqual({
    value: filmSchema.parse({
      title: { original: { text: 'Nerven', lang: 'de' }, de: null },
      year: 1919,
    }),
    warnings: [],
  });
});

test('an empty value that is owed is named where it stands', () => {
  expect(saidOf("title: { original: { text: '', lang: de } }\nyear:\n")).toEqual([
    'Line 1, column 28: “title › original › text”: found nothing; expected a name.',
    'Line 2, column 1: “year”: found nothing; expected a number, such as 1919.',
  ]);
});

test('a fault behind entries that say nothing is found in its place', () => {
  const cast = "cast:\n  - ''\n  - { name: A }\n  - { name: B, rolle: C }\n";
  expect(saidOf(film + cast)[0]).toMatch(/^Line 6, column 16: “rolle” of the third person /);
});

test('of a file with faults the sound fields can be looked at, and all it says', () => {
  const parsed = parseYaml(path, `${film}runtime: long\ngenres: [dram]`, filmSchema);
  if ('value' in parsed) throw new Error('taken');
  expect(parsed.sound).toMatchObject({ year: 1919, genres: ['dram'], cast: [] });
  expect(parsed.sound).not.toHaveProperty('runtime');
  expect(parsed.raw).toMatchObject({ runtime: 'long' });
});
