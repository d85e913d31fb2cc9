import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'playwright/test';
import { builtRoot } from '@/lib/server/builds/built-root.mjs';

/** Drafts of every kind in the tests' house, and nothing else, have this word. */
const word = 'quixandel';

/** Of a build what it has written; packages and the house's media are links, and Next's cache is no part of it. */
function listWritten(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'cache' ? [] : listWritten(path);
    return entry.isFile() ? [path] : [];
  });
}

function unpack(path: string): Buffer {
  const bytes = readFileSync(path);
  if (path.endsWith('.br')) return brotliDecompressSync(bytes);
  return path.endsWith('.gz') ? gunzipSync(bytes) : bytes;
}

function holds(bytes: Buffer): boolean {
  const texts = [bytes.toString('latin1'), bytes.toString('utf16le')];
  return [...texts, bytes.subarray(1).toString('utf16le')].some((text) =>
    text.toLowerCase().includes(word),
  );
}

test('no file that the build has written has a word of a draft', async ({ request }) => {
  const files = listWritten(join(builtRoot(), '.next'));
  expect(files.length).toBeGreaterThan(1000);
  expect(files.some((path) => statSync(path).isFile() && path.endsWith('.br'))).toBe(true);
  expect(files.filter((path) => path.includes(word) || holds(unpack(path)))).toEqual([]);
  // What is asked for by its address is not there, and what names it is there without it.
  for (const path of [
    `/movie/${word}`,
    `/${word}`,
    `/de/actualites/${word}`,
    `/poster/${word}.svg`,
    `/media/${word}/${word}.jpg`,
  ])
    expect((await request.get(path)).status(), path).toBe(404);
  const found = await (await request.get(`/api/films?q=${word}`)).json();
  expect(found.total).toBe(0);
});
