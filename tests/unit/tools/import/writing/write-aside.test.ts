import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeAside } from '@/tools/import/writing/write-aside';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bobine-aside-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('puts the whole text in the place of what was there, and leaves nothing beside it', () => {
  const file = join(folder, 'a.yaml');
  writeAside(file, 'one');
  writeAside(file, 'two');
  expect(readFileSync(file, 'utf8')).toBe('two');
  expect(readdirSync(folder)).toEqual(['a.yaml']);
});

it('writes what a link leads to, and leaves the link', () => {
  mkdirSync(join(folder, 'shared'));
  writeFileSync(join(folder, 'shared', 'a.yaml'), 'one');
  symlinkSync(join(folder, 'shared', 'a.yaml'), join(folder, 'a.yaml'));
  writeAside(join(folder, 'a.yaml'), 'two');
  expect(lstatSync(join(folder, 'a.yaml')).isSymbolicLink()).toBe(true);
  expect(readFileSync(join(folder, 'shared', 'a.yaml'), 'utf8')).toBe('two');
});

it('leaves what it cannot replace as it was, without a rest of its own', () => {
  const place = join(folder, 'a.yaml');
  mkdirSync(place);
  expect(() => writeAside(place, 'two')).toThrow();
  expect(readdirSync(folder)).toEqual(['a.yaml']);
});
