import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { collectSite } from '@/tools/export/collect-site';
import { findBuild } from '@/tools/export/find-build';
import { openFolder, putFile } from '@/tools/export/folder';
import { listMedia } from '@/tools/export/list-media';
import { listSeeds } from '@/tools/export/list-seeds';
import { readArguments } from '@/tools/export/read-arguments';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bobine-export-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('says what is wanted, where something else is', () => {
  expect(readArguments(['to', '--media'])).toEqual({ folder: 'to', withMedia: true });
  expect(() => readArguments([])).toThrow(/^One folder is wanted\./);
  expect(() => readArguments(['a', 'b'])).toThrow(/^One folder is wanted\./);
  expect(() => readArguments(['a', '--medai'])).toThrow(/^There is no option --medai\./);
});

it('writes into a folder that is new or empty, and into no other', () => {
  openFolder(join(folder, 'a/b'));
  openFolder(join(folder, 'a/b'));
  expect(() => openFolder(join(folder, 'a'))).toThrow(/is not empty: a mirror/);
});

it('wants a whole build', () => {
  const sentence = 'There is no complete build here: run `npm run build` first.';
  expect(() => findBuild(folder)).toThrow(sentence);
  mkdirSync(join(folder, '.builds/one/.next'), { recursive: true });
  writeFileSync(join(folder, '.builds/current'), 'one\n');
  expect(() => findBuild(folder)).toThrow(sentence);
  writeFileSync(join(folder, '.builds/one/.next/bobine-front.mjs'), '');
  expect(findBuild(folder)).toBe(join(folder, '.builds/one'));
});

it('lists the media of a house with their sizes, and what makers keep there not', () => {
  mkdirSync(join(folder, 'film'));
  writeFileSync(join(folder, 'film/film.mp4'), '12345');
  writeFileSync(join(folder, 'film/poster.jpg'), '123');
  writeFileSync(join(folder, 'film/.made.json'), '{}');
  expect(listMedia(folder)).toEqual([
    { address: '/media/film/film.mp4', bytes: 5, isLarge: true },
    { address: '/media/film/poster.jpg', bytes: 3, isLarge: false },
  ]);
  putFile(folder, 'copy/film.mp4', join(folder, 'film/film.mp4'));
  expect(readFileSync(join(folder, 'copy/film.mp4'), 'utf8')).toBe('12345');
});

it('begins with all that the build has written, by the addresses that visitors know', () => {
  const paths = ['/fr', '/de', '/fr/vod', '/de/vod', '/fr/server-error', '/_not-found'];
  const words = '/_i18n/b/fr/messages.json';
  const routes = Object.fromEntries([...paths, words].map((path) => [path, {}]));
  expect(listSeeds({ routes }, 'b', 'fr')).toEqual([
    ...['/', '/de', '/vod', '/de/vod', words],
    ...['/builds/latest.json', '/builds/meta/b.json'],
  ]);
});

it('walks over every link once, and names those that lead nowhere', async () => {
  const pages: Record<string, string> = {
    '/': '<a href="/a#x">a</a><a href="/gone">b</a><a href="/catalogue?genre=drama">c</a><a href="/api/films">d</a>',
    '/a': '<a href="/">home</a><a href="/catalogue?q=x">e</a><img src="/media/a.jpg"/><img src="/a.svg"/>',
    '/catalogue?genre=drama': '',
  };
  const asked: string[] = [];
  const found = await collectSite(
    async (address) => {
      asked.push(address);
      const body = pages[address] ?? (address === '/a.svg' ? '<svg/>' : undefined);
      const type = address === '/a.svg' ? 'image/svg+xml' : 'text/html';
      const headers = new Headers({ 'content-type': type, 'content-security-policy': 'a' });
      return { status: body === undefined ? 404 : 200, headers, body: Buffer.from(body ?? '') };
    },
    ['/'],
  );
  expect([...found.pages.keys()]).toEqual(['/', '/a', '/catalogue?genre=drama']);
  expect([...found.files.keys()]).toEqual(['/a.svg']);
  expect(found.missing).toEqual(['/gone (404)']);
  expect(new Set(asked).size).toBe(asked.length);
});

it('has the site make some answers while it reads one, and keeps their order', async () => {
  let [running, most] = [0, 0];
  const ask = async (address: string) => {
    running += 1;
    most = Math.max(most, running);
    // The first is the last to be ready.
    for (let left = address === '/0' ? 9 : 1; left > 0; left -= 1) await Promise.resolve();
    running -= 1;
    const headers = new Headers({ 'content-type': 'text/html' });
    return { status: 200, headers, body: Buffer.from('<a href="/0">0</a>') };
  };
  const seeds = Array.from({ length: 12 }, (_, at) => `/${at}`);
  const found = await collectSite(ask, [...seeds, '/0']);
  expect([...found.pages.keys()]).toEqual(seeds);
  expect(most).toBe(4);
});

it('ends with what went wrong where the site does not answer', async () => {
  const ask = async (address: string) => Promise.reject(new Error(`no ${address}`));
  await expect(collectSite(ask, ['/a', '/b'])).rejects.toThrow('no /a');
});
