import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Withheld } from '@/lib/content/schema/withheld';
import { describeFaults } from '@/lib/content/validate/faults/describe-faults';
import { loadWhole } from '@/lib/content/validate/load-library';
import { findPublicationFaults } from '@/lib/content/validate/publication-faults';
import { readHouse } from '@/lib/content/validate/read-house';

const root = mkdtempSync(join(tmpdir(), 'bobine-publication-'));
beforeAll(() => {
  mkdirSync(join(root, 'films'));
  writeFileSync(
    join(root, 'site.yaml'),
    'name: A\nurl: https://a.example\ntagline: { fr: A }\ndescription: { fr: A }\n',
  );
});
afterAll(() => rmSync(root, { recursive: true }));

/** What editors are told of a film of which this is said. */
function told(said: string, language: 'fr' | 'de' | 'en') {
  writeFileSync(
    join(root, 'films/nerven.yaml'),
    `title: { original: { text: Nerven, lang: de } }\nyear: 1919\n${said}\n`,
  );
  return describeFaults(readHouse(root).faults, language);
}

test.each([
  ['draft: maybe', 'Ligne 3, colonne 8', 'true ou false', 'true oder false'],
  ['draft: yes', 'Ligne 3, colonne 8', 'true', 'true'],
  ['publishedFrom: soon', 'Ligne 3, colonne 16', 'un jour, par exemple', 'ein Tag wie'],
  ['publishedFrom: 2027-02-31', 'Ligne 3, colonne 16', 'un jour, par exemple', 'ein Tag wie'],
  ['publishedFrom: 2027-03-28 02:30', 'Ligne 3, colonne 16', 'celle-ci est sautée', 'übersprungen'],
  ['publishedFrom: 2026-10-25 02:30', 'Ligne 3, colonne 16', 'deux fois', 'zweimal'],
])('%s is a fault with its place, in the languages of editors', (said, place, french, german) => {
  expect(told(said, 'fr')).toContain(place);
  expect(told(said, 'fr')).toContain(french);
  expect(told(said, 'de')).toContain(german);
});

test('both may be said: a draft is one whenever it is to come out', () => {
  expect(told('draft: true\npublishedFrom: 2020-01-01', 'en')).not.toContain('Line');
  expect(loadWhole(root).films.get('nerven')).toMatchObject({ draft: true });
});

/** The fields that are faults where a film comes out at that time by the clocks of a place. */
function faulty(publishedFrom: string, timeZone?: string) {
  const none = new Map<string, Withheld>();
  const films = new Map<string, Withheld>([['nerven', { publishedFrom }]]);
  const read = { films, collections: none, articles: none, news: none, pages: none };
  const site = timeZone ? { timeZone } : undefined;
  return findPublicationFaults({ ...read, site }, 'house').map(({ path, field }) => [path, field]);
}

test('which times the clocks leave out depends on where the house is, which is Zurich where it does not say', () => {
  const fault = [['house/films/nerven.yaml', 'publishedFrom']];
  expect(faulty('2027-03-28 02:30')).toEqual(fault);
  expect(faulty('2027-03-14 02:30')).toEqual([]);
  expect(faulty('2027-03-14 02:30', 'America/New_York')).toEqual(fault);
  expect(faulty('2027-03-28 02:30', 'America/New_York')).toEqual([]);
});

test('a time that clocks show once is right, and so is a day', () => {
  expect(faulty('2027-06-01 02:30')).toEqual([]);
  expect(faulty('2027-03-28')).toEqual([]);
});
