import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readText } from '@/lib/content/read-text';

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
