import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import type { Withheld } from '@/lib/content/schema/withheld';
import { describeFaults } from '@/lib/content/validate/faults/describe-faults';
import { saySentence } from '@/lib/content/validate/faults/sentence';
import { loadWhole } from '@/lib/content/validate/load-library';
import { findMoment, findPublicationFaults } from '@/lib/content/validate/moment-faults';
import { readHouse } from '@/lib/content/validate/read-house';

const found = (written: string, timeZone = 'Europe/Zurich') => {
  const moment = findMoment(written, timeZone);
  return 'at' in moment ? new Date(moment.at).toISOString() : saySentence(moment.expected, 'en');
};

it.each([
  ['2026-12-04 20:30', '2026-12-04T19:30:00.000Z'],
  ['2026-07-04 20:30', '2026-07-04T18:30:00.000Z'],
  ['2026-12-04 20:30 America/New_York', '2026-12-05T01:30:00.000Z'],
  ['2026-12-04 20:30 Europe/London', '2026-12-04T20:30:00.000Z'],
  ['2026-12-04 20:30Z', '2026-12-04T20:30:00.000Z'],
  ['2026-12-04 20:30+05:30', '2026-12-04T15:00:00.000Z'],
  ['2026-12-04 20:30-03:00', '2026-12-04T23:30:00.000Z'],
])('%s is one moment for the clocks of Zurich', (written, moment) => {
  expect(found(written)).toBe(moment);
});

it('says of what is no time how one is written', () => {
  expect(found('soon')).toBe('a day and a time, such as 2026-12-04 20:30');
});

it('says of an hour that is left out in spring on which day that is', () => {
  expect(found('2026-03-29 02:30')).toBe(
    'a time that clocks show; on 2026-03-29 this hour is left out',
  );
});

it.each([
  ['Europe/Zurich', '2026-10-25 02:30', '2026-10-25 02:30+02:00', '2026-10-25 02:30+01:00'],
  ['Europe/London', '2026-10-25 01:30', '2026-10-25 01:30+01:00', '2026-10-25 01:30+00:00'],
  ['Atlantic/Azores', '2026-10-25 00:30', '2026-10-25 00:30+00:00', '2026-10-25 00:30-01:00'],
  ['America/St_Johns', '2026-11-01 01:30', '2026-11-01 01:30-02:30', '2026-11-01 01:30-03:30'],
])('asks in %s which of two %s is', (timeZone, written, first, second) => {
  expect(found(written, timeZone)).toBe(
    `a time with its offset, ${first} or ${second}: clocks show this one twice`,
  );
});

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
