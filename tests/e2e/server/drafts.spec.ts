import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'playwright/test';
import { contentDir } from '@/lib/content/content-dir.mjs';
import { builtRoot } from '@/lib/server/builds/built-root.mjs';
import { holdsWord } from './holds-word';

/** Only the drafts of the test site, and what refers to them, contain this word. */
const word = 'quixandel';

/** The files of a build, without links (packages, media) and without Next's cache. */
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

test('no file of the build has a word of a draft, and no page shows one', async ({ request }) => {
  const drafts = readdirSync(contentDir(), { recursive: true, encoding: 'utf8' });
  for (const part of ['films', 'collections', 'shop', 'news', 'pages'])
    expect(drafts.some((path) => path.startsWith(`${part}/`) && path.includes(word))).toBe(true);
  const files = listWritten(join(builtRoot(), '.next'));
  expect(files.length).toBeGreaterThan(1000);
  expect(files.some((path) => statSync(path).isFile() && path.endsWith('.br'))).toBe(true);
  expect(files.filter((path) => path.includes(word) || holdsWord(unpack(path), word))).toEqual([]);
  for (const path of [
    `/movie/${word}`,
    `/${word}`,
    `/de/actualites/${word}`,
    ...[`/poster/${word}.svg`, `/poster/${word}_a3.pdf`, `/og/${word}.png`],
    `/media/${word}/${word}.jpg`,
  ])
    expect((await request.get(path)).status(), path).toBe(404);
  const found = await (await request.get(`/api/films?q=${word}`)).json();
  expect(found.total).toBe(0);
});
