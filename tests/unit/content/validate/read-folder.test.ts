import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Fault } from '@/lib/content/validate/fault';
import { readFile } from '@/lib/content/validate/read-file';
import { listNames, listSlugs, readFolder } from '@/lib/content/validate/read-folder';

const schema = z.strictObject({ year: z.number() });
let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'bobine-folder-'));
  mkdirSync(join(root, 'films'));
  const files = { 'faust.yaml': 'year: 1926', 'nerven.yaml': 'year: old', '.hidden.yaml': '' };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, 'films', name), text);
  mkdirSync(join(root, 'wrong'));
  for (const name of ['b.yml', 'Great Film.yaml', 'a.yaml.bak', 'c'])
    writeFileSync(join(root, 'wrong', name), 'year: 1900');
});
afterAll(() => rmSync(root, { recursive: true }));

test('each file of a folder stands under its slug, with what can be read of it', () => {
  const faults: Fault[] = [];
  const read = readFolder(join(root, 'films'), schema, faults);
  expect([...read].map(([slug, { value }]) => [slug, value])).toEqual([
    ...[
      ['faust', { year: 1926 }],
      ['nerven', undefined],
    ],
  ]);
  expect(faults).toMatchObject([{ path: join(root, 'films/nerven.yaml'), field: 'year' }]);
});

test('a file whose name is no slug and .yaml is a fault, and not read', () => {
  const faults: Fault[] = [];
  expect(readFolder(join(root, 'wrong'), schema, faults).size).toBe(0);
  expect(faults).toEqual(
    ['Great Film.yaml', 'a.yaml.bak', 'b.yml', 'c'].map((name) => ({
      ...{ path: join(root, 'wrong', name), field: 'the name' },
      expected: 'a slug and .yaml, such as le-manoir-du-diable.yaml',
    })),
  );
});

test('slugs are those of all files, read or not', () => {
  expect(listSlugs(join(root, 'films'))).toEqual(['faust', 'nerven']);
  expect(listSlugs(join(root, 'wrong'))).toContain('a.yaml.bak');
});

test('a folder that is not there has no files, and one that is none is a fault', () => {
  const faults: Fault[] = [];
  expect([listNames(join(root, 'none'), faults), faults]).toEqual([[], []]);
  const path = join(root, 'films/faust.yaml');
  expect(listNames(path, faults)).toEqual([]);
  const expected = 'to be a folder that can be read';
  expect(faults).toEqual([{ path, field: 'the folder', expected }]);
});

test('a file may be absent only where something stands for it', () => {
  const faults: Fault[] = [];
  const path = join(root, 'none.yaml');
  expect(readFile(path, schema, faults, { year: 1 })).toEqual({ value: { year: 1 } });
  expect(faults).toEqual([]);
  expect(readFile(path, schema, faults)).toEqual({});
  expect(faults).toMatchObject([{ path, field: 'the file' }]);
  const folder = join(root, 'films');
  expect(readFile(folder, schema, faults, { year: 1 }), 'a folder is not absent').toEqual({});
  expect(faults).toHaveLength(2);
});
