import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readText } from '@/lib/content/validate/read-text';

let folder: string;
const read = (bytes: Buffer) => {
  writeFileSync(join(folder, 'a.yaml'), bytes);
  return readText(join(folder, 'a.yaml'));
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bobine-text-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a file that Windows wrote is refused at its first letter, with the word it is in', () => {
  expect(read(Buffer.from('title: A\ndirectors:\n  - Ueli Zürcher\n', 'latin1'))).toMatchObject({
    place: { line: 3, column: 11 },
    found: { source: 'Zürcher' },
    expected: 'text in UTF-8, and this is in another encoding: save it anew as UTF-8',
  });
});

test('UTF-8 is read, with or without a mark at its beginning', () => {
  expect(read(Buffer.from('é'))).toEqual({ text: 'é' });
  expect(read(Buffer.from('\uFEFFé'))).toEqual({ text: 'é' });
  expect(read(Buffer.from('\uFEFFé \uFFFD')), 'a letter lost before').toEqual({ text: 'é \uFFFD' });
});

test('the word in another encoding is the same behind a mark, and at the end of a text', () => {
  const marked = Buffer.concat([Buffer.from('\uFEFF'), Buffer.from('title: Un Été ici', 'latin1')]);
  expect(read(marked)).toMatchObject({ place: { line: 1, column: 11 }, found: { source: 'Été' } });
  expect(read(Buffer.from('é', 'latin1'))).toMatchObject({
    ...{ place: { line: 1, column: 1 }, found: { source: 'é' } },
  });
});

test('what is no file is refused by what it is', () => {
  const path = (name: string) => join(folder, name);
  expect(readText(path('none'))).toEqual({ expected: 'to be there', isAbsent: true });
  mkdirSync(path('folder'));
  expect(readText(path('folder'))).toEqual({
    expected: 'to be a file; this is a folder: rename or empty it',
  });
  symlinkSync(path('loop'), path('loop'));
  expect(readText(path('loop'))).toEqual({
    expected: 'to be a file; this is a link that leads to itself',
  });
  expect(readText(join(path('folder'), 'a'.repeat(300)))).toEqual({
    expected: 'to be a file that can be read',
  });
});

test('a file that is too large is not read, one of just the most is', () => {
  const path = join(folder, 'large');
  const megabyte = 1024 * 1024;
  writeFileSync(path, '');
  truncateSync(path, 3 * megabyte);
  const expected = {
    text: 'at most {limit} MB of text; this file has {size} MB',
    values: { limit: 1, size: 3 },
  };
  expect(readText(path)).toEqual({ expected });
  expect(readText(path, 3 * megabyte)).toHaveProperty('text');
});
