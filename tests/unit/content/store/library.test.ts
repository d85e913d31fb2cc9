import { utimesSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeLibrary } from '@/lib/content/store/library';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { temporaryFolder } from '../temporary-folder';

const site = `name: Testhaus
url: https://test.example
tagline: { fr: Des films }
description: { fr: Des films }
imprint: { publisher: Testhaus, address: [Rue 1], email: a@test.example, text: { fr: Texte } }
`;
const film = (year: number) => `title: { original: { text: Nerven, lang: de } }\nyear: ${year}\n`;

const now = Date.now() / 1000;
const folder = temporaryFolder();
let getLibrary: typeof import('@/lib/content/store/library')['getLibrary'];
/** @param later seconds after the start of the tests */
const write = (path: string, text: string, later = 0) =>
  utimesSync(folder.write(path, text), now + later, now + later);

/** Imports the modules anew, as in another bundle. */
async function start(mode: string) {
  vi.stubEnv('NODE_ENV', mode);
  vi.resetModules();
  await import('@/lib/content/validate/provide');
  ({ getLibrary } = await import('@/lib/content/store/library'));
}
const yearOf = () => getLibrary().films.get('nerven')?.year;

beforeEach(() => {
  write('site.yaml', site);
  write('films/nerven.yaml', film(1919));
  vi.stubEnv('CONTENT_DIR', folder.at());
});
afterEach(() => {
  for (const name of ['library', 'reading'])
    Reflect.deleteProperty(globalThis, Symbol.for(`bobine ${name}`));
});

test('in development a change is seen on reload, and unchanged films are not read again', async () => {
  await start('development');
  const library = getLibrary();
  expect(getLibrary()).toBe(library);
  write('films/faust.yaml', film(1926), 100);
  expect(getLibrary().films.size).toBe(2);
  const faust = getLibrary().films.get('faust');
  write('films/nerven.yaml', film(1920), 500);
  expect(yearOf()).toBe(1920);
  expect(getLibrary().films.get('faust')).toBe(faust);
  write('site.yaml', site.replace('Testhaus', 'Filmhaus'), 600);
  expect(getLibrary().site.name).toBe('Filmhaus');
  write('genres.yaml', 'drama: { fr: Drame, de: Drama }', 700);
  expect(getLibrary().genres).toHaveProperty('drama');
  write('shop/a.yaml', 'kind: none', 800);
  expect(() => getLibrary()).toThrow();
});

test('in production the library of the build is read once for all bundles', async () => {
  writeLibrary(folder.at(), loadLibrary(folder.at()));
  vi.spyOn(process, 'cwd').mockReturnValue(folder.at());
  write('films/nerven.yaml', film(1920));
  await start('production');
  expect(yearOf()).toBe(1919);
  const library = getLibrary();
  await start('production');
  expect(getLibrary()).toBe(library);
});

test('in production without a build the error names the build command', async () => {
  vi.spyOn(process, 'cwd').mockReturnValue(folder.at());
  await start('production');
  Reflect.deleteProperty(globalThis, Symbol.for('bobine source'));
  vi.resetModules();
  ({ getLibrary } = await import('@/lib/content/store/library'));
  expect(() => getLibrary()).toThrow(/npm run build/);
});
