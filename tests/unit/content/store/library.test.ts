import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeLibrary } from '@/lib/content/store/stored-library';
import { loadLibrary } from '@/lib/content/validate/load-library';

const site = `name: Testhaus
url: https://test.example
tagline: { fr: Des films }
description: { fr: Des films }
imprint: { publisher: Testhaus, address: [Rue 1], email: a@test.example, text: { fr: Texte } }
`;
const film = (year: number) => `title: { original: { text: Nerven, lang: de } }\nyear: ${year}\n`;

const now = Date.now() / 1000;
let root: string;
let getLibrary: typeof import('@/lib/content/store/library')['getLibrary'];
/** @param later seconds after the start of the tests */
const write = (path: string, text: string, later = 0) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
  utimesSync(join(root, path), now + later, now + later);
};

/** A process of its own, as far as it has read anything yet. */
async function start(mode: string) {
  vi.stubEnv('NODE_ENV', mode);
  vi.resetModules();
  await import('@/lib/content/validate/provide');
  ({ getLibrary } = await import('@/lib/content/store/library'));
}
const yearOf = () => getLibrary().films.get('nerven')?.year;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bobine-house-'));
  write('site.yaml', site);
  write('films/nerven.yaml', film(1919));
  vi.stubEnv('HOUSE', root);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  for (const name of ['library', 'reading'])
    Reflect.deleteProperty(globalThis, Symbol.for(`bobine ${name}`));
  rmSync(root, { recursive: true });
});

test('the content is read once for a process', async () => {
  await start('test');
  const library = getLibrary();
  write('films/nerven.yaml', film(1920), 500);
  expect(getLibrary()).toBe(library);
});

test('an editor sees a change on reload, and what has not changed is not read again', async () => {
  await start('development');
  const library = getLibrary();
  expect(getLibrary()).toBe(library);
  write('films/nerven.yaml', film(1920), 500);
  expect(yearOf()).toBe(1920);
  write('films/faust.yaml', film(1926), 100);
  expect(getLibrary().films.size).toBe(2);
  write('site.yaml', site.replace('Testhaus', 'Filmhaus'), 600);
  expect(getLibrary().site.name).toBe('Filmhaus');
});

test.each(['collections/a.yaml', 'shop/a.yaml', 'genres.yaml', 'people.yaml'])(
  'a change of %s is seen as well',
  async (path) => {
    await start('development');
    const library = getLibrary();
    if (path.includes('/')) {
      write(path, 'kind: none', 500);
      expect(() => getLibrary()).toThrow();
    } else {
      write(path, '{}', 500);
      expect(getLibrary()).not.toBe(library);
    }
  },
);

test('a served site reads what its build has put down, once for all its parts', async () => {
  writeLibrary(root, loadLibrary(root));
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  write('films/nerven.yaml', film(1920));
  await start('production');
  expect(yearOf()).toBe(1919);
  const library = getLibrary();
  await start('production');
  expect(getLibrary()).toBe(library);
});

test('a site that was not built says so', async () => {
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  await start('production');
  Reflect.deleteProperty(globalThis, Symbol.for('bobine source'));
  vi.resetModules();
  ({ getLibrary } = await import('@/lib/content/store/library'));
  expect(() => getLibrary()).toThrow(/npm run build/);
});

test('only a served site reads what a build has put down', async () => {
  writeLibrary(root, loadLibrary(root));
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  write('films/nerven.yaml', film(1920));
  await start('development');
  expect(yearOf()).toBe(1920);
});

test('after a change of one film the others are not read again', async () => {
  write('films/faust.yaml', film(1926));
  await start('development');
  const faust = getLibrary().films.get('faust');
  write('films/nerven.yaml', film(1920), 500);
  expect(yearOf()).toBe(1920);
  expect(getLibrary().films.get('faust')).toBe(faust);
});

test('a fault of a film that has not changed is told again', async () => {
  write('films/faust.yaml', 'year: 1926\n');
  await start('development');
  expect(() => getLibrary()).toThrow('faust.yaml');
  write('films/nerven.yaml', film(1920), 500);
  expect(() => getLibrary()).toThrow('faust.yaml');
});
