import { expect, test } from 'vitest';
import { parseYaml } from '@/lib/content/parse-yaml';
import { filmSchema } from '@/lib/content/schema/film';

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

test('a file with nothing in it owes what every film owes', () => {
  expect(faultsOf('').map(({ field }) => field)).toEqual(['title', 'year']);
});

test('what is wrong with a file as a whole is said of the file', () => {
  const [fault] = faultsOf('- a\n- b');
  expect(fault).toMatchObject({ path, field: 'the file' });
});

test('the reason why text is no YAML is said without its place, which stands before it', () => {
  const [fault] = faultsOf('year: 1919\nyear: 1920');
  expect(fault).toEqual({ path, field: 'line 2', expected: 'Map keys must be unique' });
});
