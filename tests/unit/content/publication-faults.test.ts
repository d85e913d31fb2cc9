import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeFaults } from '@/lib/content/faults/describe-faults';
import { loadWhole } from '@/lib/content/load-library';
import { readHouse } from '@/lib/content/read-house';

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
