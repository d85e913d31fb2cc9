import '@/lib/content/validate/provide';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readHistory } from '@/lib/content/store/history';
import { singleton } from '@/lib/content/store/singleton';
import { writeSnapshot } from '@/lib/content/store/snapshot';
import { writeLibrary } from '@/lib/content/store/stored-library';
import { loadLibrary } from '@/lib/content/validate/load-library';

describe('a value that all bundles of a server share', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    for (const name of ['one', 'other'])
      Reflect.deleteProperty(globalThis, Symbol.for(`bobine ${name}`));
  });

  test('a served site makes a thing once, under its name, for all its bundles', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const first = singleton('one', () => ({}));
    expect(singleton('one', () => ({}))).toBe(first);
    expect(singleton('other', () => ({}))).not.toBe(first);
  });

  test('elsewhere changed code gets a new one', () => {
    expect(singleton('one', () => ({}))).not.toBe(singleton('one', () => ({})));
  });
});

describe('the theme', () => {
  let house: string;

  beforeEach(() => {
    house = mkdtempSync(join(tmpdir(), 'bobine-look-'));
    vi.stubEnv('CONTENT_DIR', house);
    vi.stubEnv('SNAPSHOTS', relative(process.cwd(), join(house, 'built')));
    vi.resetModules();
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    Reflect.deleteProperty(globalThis, Symbol.for('bobine theme'));
    rmSync(house, { recursive: true });
  });

  /** Each state of the file is of another second. */
  function write(accent: string, second: number) {
    writeFileSync(join(house, 'theme.yaml'), `light: { accent: '${accent}' }\n`);
    utimesSync(join(house, 'theme.yaml'), second, second);
  }
  const load = () => import('@/lib/content/store/get-theme');

  test('while somebody writes, the look is read again after its file has changed, and only then', async () => {
    const { getTheme } = await load();
    const usual = getTheme();
    expect(usual.light.accent).toBe('#c8200e');
    expect(getTheme()).toBe(usual);
    write('#00695c', 1000);
    const first = getTheme();
    expect(first.light.accent).toBe('#00695c');
    expect(getTheme()).toBe(first);
    write('#0b6b45', 2000);
    expect(getTheme().light.accent).toBe('#0b6b45');
  });

  test('a served site has the look that the build has put down, whatever its file says later', async () => {
    const { getTheme } = await load();
    write('#00695c', 1000);
    writeSnapshot(process.cwd(), 'theme', getTheme());
    write('#0b6b45', 2000);
    expect(getTheme().light.accent).toBe('#0b6b45');
    vi.stubEnv('NODE_ENV', 'production');
    const served = getTheme();
    expect(served.light.accent).toBe('#00695c');
    write('#c8200e', 3000);
    expect(getTheme()).toBe(served);
  });
});

describe('the days of files', () => {
  let root: string;
  const house = join(import.meta.dirname, '../../../house');
  const put = new Map([['films/a.yaml', { first: 1, last: 2 }]]);

  beforeEach(() => {
    vi.resetModules();
    root = mkdtempSync(join(tmpdir(), 'bobine-history-'));
    writeSnapshot(root, 'history', put);
    vi.spyOn(process, 'cwd').mockReturnValue(root);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    delete (globalThis as Record<symbol, unknown>)[Symbol.for('bobine history')];
    rmSync(root, { recursive: true });
  });

  const load = async () => (await import('@/lib/content/store/history')).getHistory;

  test('a site that serves has the days that its build put down, for all parts of it the same', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const getHistory = await load();
    expect(getHistory()).toEqual(put);
    expect(getHistory()).toBe(getHistory());
    vi.resetModules();
    expect((await load())()).toBe(getHistory());
  });

  test('where somebody writes they are read from the house, once', async () => {
    vi.stubEnv('CONTENT_DIR', house);
    const getHistory = await load();
    expect(getHistory()).toEqual(readHistory(house).history);
    expect(getHistory().size).toBeGreaterThan(10);
    expect(getHistory()).toBe(getHistory());
  });
});

describe('the library', () => {
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
    vi.stubEnv('CONTENT_DIR', root);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    for (const name of ['library', 'reading'])
      Reflect.deleteProperty(globalThis, Symbol.for(`bobine ${name}`));
    rmSync(root, { recursive: true });
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

  test.each(['shop/a.yaml', 'genres.yaml'])('a change of %s is seen as well', async (path) => {
    await start('development');
    const library = getLibrary();
    if (path.includes('/')) {
      write(path, 'kind: none', 500);
      expect(() => getLibrary()).toThrow();
    } else {
      write(path, '{}', 500);
      expect(getLibrary()).not.toBe(library);
    }
  });

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

  test('after a change of one film the others are not read again', async () => {
    write('films/faust.yaml', film(1926));
    await start('development');
    const faust = getLibrary().films.get('faust');
    write('films/nerven.yaml', film(1920), 500);
    expect(yearOf()).toBe(1920);
    expect(getLibrary().films.get('faust')).toBe(faust);
  });
});
