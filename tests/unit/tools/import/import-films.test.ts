import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { importFilms } from '@/tools/import/import-films';

const head = 'original_title,title_de,year,directors\n';
let house: string;
const write = (name: string, content: string | Buffer) => {
  writeFileSync(join(house, name), content);
  return join(house, name);
};

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'bobine-import-'));
});
afterEach(() => rmSync(house, { recursive: true }));

it('writes the films it can take beside those it cannot, and nothing that is there', () => {
  const csv = write('a.csv', `${head}Nerven,Nerven,1919,A (1880–1930)\n"Genuine,Genuine,1920,B`);
  expect(importFilms(csv, house)).toMatchObject({
    written: [`${house}/films/nerven.yaml`],
    there: [],
    faults: [expect.stringMatching(/^line 3, .*: row: expected each quote/)],
  });
  expect(readFileSync(join(house, 'people.yaml'), 'utf8')).toContain('died: 1930');
  write('films/nerven.yaml', 'mine');
  expect(importFilms(csv, house).there).toEqual([`${house}/films/nerven.yaml`]);
  expect(readFileSync(join(house, 'films/nerven.yaml'), 'utf8')).toBe('mine');
});

it('refuses a table of another encoding, and publishes no broken letters', () => {
  const csv = write('a.csv', Buffer.from(`${head}Grün,Grün,1919,`, 'latin1'));
  const { faults } = importFilms(csv, house);
  expect(faults).toEqual([expect.stringContaining(`${csv}: the file: expected text in UTF-8`)]);
  expect(existsSync(join(house, 'films'))).toBe(false);
});

it('says that there is no such table', () => {
  expect(importFilms(join(house, 'none.csv'), house).faults).toEqual([
    `${house}/none.csv: the file: expected to be there.`,
  ]);
});

it('says that the house’s own lists cannot be read, and writes nothing', () => {
  write('people.yaml', 'A: { born: 1880');
  const csv = write('a.csv', `${head}Nerven,Nerven,1919,`);
  expect(importFilms(csv, house).faults[0]).toContain(`${house}/people.yaml: Line 1, column `);
  expect(readdirSync(house).sort()).toEqual(['a.csv', 'people.yaml']);
});

it('says that there is no such house, and makes none', () => {
  const csv = write('a.csv', `${head}Nerven,Nerven,1919,`);
  const none = join(house, 'none');
  expect(importFilms(csv, none).faults).toEqual([expect.stringContaining(`${none}: the house:`)]);
  expect(existsSync(none)).toBe(false);
});
