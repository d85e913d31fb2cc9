import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseYaml } from '@/lib/content/parse-yaml';
import { filmSchema } from '@/lib/content/schema/film';
import { siteSchema } from '@/lib/content/schema/site';

const path = 'content/films/nosferatu.yaml';
const faultsOf = (text: string) => {
  const parsed = parseYaml(path, text, filmSchema);
  return 'faults' in parsed ? parsed.faults : [];
};

test('a film with nothing but a title and a year is a film', () => {
  const parsed = parseYaml(
    path,
    'title: { original: { text: Nerven, lang: de } }\nyear: 1919',
    filmSchema,
  );
  expect(parsed).toMatchObject({ value: { year: 1919, directors: [], stills: [], media: {} } });
});

test('every fault of a file is named with its field at once', () => {
  const faults = faultsOf(
    'title: { original: { text: Nerven, lang: deutsch! } }\nyear: 1820\ncountries: [Germany]',
  );
  expect(faults.map(({ field }) => field)).toEqual(['title.original.lang', 'year', 'countries.0']);
  expect(faults.every((fault) => fault.path === path)).toBe(true);
});

test('a misspelt field is a fault, not a silence', () => {
  const [fault] = faultsOf(
    'title: { original: { text: Nerven, lang: de } }\nyear: 1919\nruntme: 110',
  );
  expect(fault?.expected).toContain('runtme');
});

test('text that is not YAML is reported with its line', () => {
  const [fault] = faultsOf('title:\n  original: { text: Nerven\nyear: 1919');
  expect(fault?.field).toMatch(/^line [23]$/);
});

test('a moment without its offset is refused, since it could be any hour', () => {
  const film = 'title: { original: { text: Nerven, lang: de } }\nyear: 1919\n';
  expect(faultsOf(`${film}vod: { ads: false, from: 2026-12-01T00:00:00 }`)[0]?.field).toBe(
    'vod.from',
  );
  expect(faultsOf(`${film}vod: { ads: false, from: 2026-12-01T00:00:00+01:00 }`)).toEqual([]);
});

test('an address that a browser would run is refused as a source', () => {
  const film = 'title: { original: { text: Nerven, lang: de } }\nyear: 1919\n';
  const media =
    "media: { film: { type: video, sources: [{ provider: html5, src: 'javascript:alert(1)' }] } }";
  expect(faultsOf(film + media)[0]?.field).toBe('media.film.sources.0.src');
});

test.each(['\\0', '\\e', '\\x7f', '\\uFFFF'])(
  'a control character (%s) is a fault that says where',
  (sign) => {
    const [fault, ...others] = faultsOf(
      `title: { original: { text: "Ner${sign}ven", lang: de } }\nyear: 1919`,
    );
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ path, field: 'title.original.text' });
    expect(fault?.expected).toMatch(/take out U\+[0-9A-F]{4} after “Ner”$/);
  },
);

test('line breaks and tabs are words as others', () => {
  const story = 'synopsis: { fr: "Une\\n\\tligne" }';
  expect(faultsOf(`title: { original: { text: Nerven, lang: de } }\nyear: 1919\n${story}`)).toEqual(
    [],
  );
});

test.each(['javascript:alert(1)', 'data:text/html,a', 'ftp://a.example/'])(
  'a quote does not lead to %s',
  (url) => {
    const text = `title: { original: { text: Nerven, lang: de } }\nyear: 1919\n`;
    const quote = `quotes: [{ text: { fr: Bien }, source: A, url: '${url}' }]`;
    expect(faultsOf(text + quote).map(({ field }) => field)).toEqual(['quotes.0.url']);
    const social = z.object({ social: siteSchema.shape.social });
    expect(social.safeParse({ social: [{ name: 'A', url }] }).success).toBe(false);
  },
);

test('aliases that repeat each other without end are a fault, not an exhausted memory', () => {
  const levels = Array.from({ length: 12 }, (_, level) =>
    level === 0 ? 'l0: &l0 [x]' : `l${level}: &l${level} [${`*l${level - 1},`.repeat(10)}]`,
  );
  const [fault] = faultsOf(levels.join('\n'));
  expect(fault).toMatchObject({ path, field: 'the file' });
  expect(fault?.expected).toContain('aliases');
});

test('what is nested without end is a fault', () => {
  const [fault] = faultsOf('['.repeat(20_000));
  expect(fault?.path).toBe(path);
});

test('an SVG is refused as a picture, with the reason', () => {
  const text = `title: { original: { text: Nerven, lang: de } }\nyear: 1919\n`;
  const drawn = { src: '/media/a/poster.svg', alt: { fr: 'Affiche' } };
  const sources = [{ provider: 'html5', src: '/media/a/film.mp4' }];
  const media = { film: { type: 'video', sources, poster: 'https://a.example/poster.SVG?x' } };
  const faults = faultsOf(
    `${text}poster: ${JSON.stringify(drawn)}\nmedia: ${JSON.stringify(media)}`,
  );
  expect(faults.map(({ field }) => field)).toEqual(['poster.src', 'media.film.poster']);
  for (const { expected } of faults) expect(expected).toContain('an SVG can hold a script');
});

test('a file with nothing in it owes what every film owes', () => {
  const expected = 'title, year; it is empty';
  for (const text of ['', '# later\n'])
    expect(faultsOf(text)).toEqual([{ path, field: 'the file', expected }]);
});

test('what is wrong with a file as a whole is said of the file', () => {
  const [fault] = faultsOf('- a\n- b');
  expect(fault).toMatchObject({ path, field: 'the file' });
});

test('the reason why text is no YAML is said without its place, which stands before it', () => {
  const [fault] = faultsOf('year: 1919\n- a');
  expect(fault?.field).toBe('line 2');
  expect(fault?.expected).not.toContain(' at line ');
});

const film = 'title: { original: { text: Nerven, lang: de } }\nyear: 1919\n';

test.each([
  ['synopsis: Un film', 'synopsis: fields: { fr: …, de: … }, and not “Un film”'],
  ['synopsis: Fin: le film', 'line 3: quotes around words with a colon: "Fin: le film"'],
  ['rights: { fr: A: b }', 'line 3: quotes around words with a colon: "A: b"'],
  ['editorNote: { Fin: le film }', 'editorNote: words, put them in quotes: "Fin: le film"'],
  ['age: 12', 'age: fields: { system: …, value: … }, and not 12'],
  ['editorNote: 1984', 'editorNote: words, and not 1984'],
  ['added: 21.11.2026', 'added: a day such as 2026-12-31, and not “21.11.2026”'],
  ['director: [A]', 'the file: no field director; did you mean directors?'],
  ['runtme: 3', 'the file: no field runtme; did you mean runtime?'],
  ['age: { system: CH, value: 6, xyz: 1 }', 'age: no field xyz; there are system, value'],
  ['runtime: -1', 'runtime: more than 0, and not -1'],
  ['transferRate: 7', 'transferRate: at least 8, and not 7'],
  ['transferRate: 70', 'transferRate: at most 60, and not 70'],
  [
    'countries: FR',
    'countries: a list, such as [one, two] or lines that begin with “- ”, and not “FR”',
  ],
  ['vod: { ads: yes }', 'vod.ads: true or false, and not “yes”'],
  ['vod: {}', 'vod.ads: true or false, and it is missing'],
  ['crew: [{ name: A, job: x }]', /^crew.0.job: one of screenplay, .*, and not “x”$/],
  ['media:\n\tfilm: {}', 'line 4: spaces before a line, and no tabs'],
  ['directors: [A', /^line \d: each quote and bracket to be closed$/],
])('what is expected for %j is said as an editor can mend it', (line, expected) => {
  const [{ field, expected: said } = { field: '', expected: '' }] = faultsOf(film + line);
  if (typeof expected === 'string') expect(`${field}: ${said}`).toBe(expected);
  else expect(`${field}: ${said}`).toMatch(expected);
});

test('of a file with faults the sound fields can be looked at, and all it says', () => {
  const parsed = parseYaml(path, `${film}runtime: long\ngenres: [dram]`, filmSchema);
  if ('value' in parsed) throw new Error('taken');
  expect(parsed.sound).toMatchObject({ year: 1919, genres: ['dram'], cast: [] });
  expect(parsed.sound).not.toHaveProperty('runtime');
  expect(parsed.raw).toMatchObject({ runtime: 'long' });
});

test('of a title that is a word alone the form is shown', () => {
  expect(faultsOf('title: Nerven\nyear: 1919')[0]?.expected).toBe(
    'fields: { original: … }, and not “Nerven”',
  );
});
