import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressChunks } from '@/tools/build/compress-chunks.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bobine-chunks-'));
  mkdirSync(join(root, '.next/static/chunks'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const chunk = (name: string, text: string) =>
  writeFileSync(join(root, '.next/static/chunks', name), text);
const compressed = (name: string) =>
  brotliDecompressSync(
    readFileSync(join(root, '.next/bobine/chunks/chunks', `${name}.br`)),
  ).toString();
const shelf = () => {
  const folder = join(root, '.next/cache/bobine/compressed');
  return readdirSync(folder).map((name) => [name, statSync(join(folder, name)).ino] as const);
};

it('Next’s own files are compressed, and what is compressed already is not', async () => {
  chunk('one.js', 'one');
  chunk('same.css', 'one');
  chunk('face.woff2', 'face');
  await compressChunks(root);
  expect([compressed('one.js'), compressed('same.css')]).toEqual(['one', 'one']);
  expect(readdirSync(join(root, '.next/bobine/chunks/chunks'))).toEqual([
    'one.js.br',
    'same.css.br',
  ]);
});

it('the next build compresses only what is new, and keeps nothing that it does not have', async () => {
  chunk('one.js', 'one');
  chunk('two.js', 'two');
  await compressChunks(root);
  const before = shelf();
  chunk('two.js', 'three');
  rmSync(join(root, '.next/bobine'), { recursive: true });
  await compressChunks(root);
  expect([compressed('one.js'), compressed('two.js')]).toEqual(['one', 'three']);
  const after = shelf();
  expect(after).toHaveLength(2);
  expect(
    after.filter(([name, made]) => before.some(([n, m]) => n === name && m === made)),
  ).toHaveLength(1);
});
