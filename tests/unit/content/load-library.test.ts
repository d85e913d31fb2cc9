import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContentError } from '@/lib/content/fault';
import { chosenHouse } from '@/lib/content/house.mjs';
import { loadLibrary } from '@/lib/content/load-library';

const site = `name: Testhaus
url: https://test.example
tagline: { fr: Des films }
description: { fr: Des films, de: Filme }
imprint: { publisher: Testhaus, address: [Rue 1], email: a@test.example, text: { fr: Texte } }
`;
/** Of a day that is over: only the name of the film is looked for. */
const month = '1999-01-02: { film: nerven }\n';
const film = 'title: { original: { text: Nerven, lang: de } }\nyear: 1919\ngenres: [drama]\n';

let root: string;
const write = (path: string, text: string) => writeFileSync(join(root, path), text);
const openFile = (path: string) => {
  write(path, '');
  return join(root, path);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bobine-content-'));
  for (const folder of ['films', 'collections', 'shop', 'programme'])
    mkdirSync(join(root, folder), { recursive: true });
  write('site.yaml', site);
  write('genres.yaml', 'drama: { fr: Drame, de: Drama }\n');
  write('people.yaml', '{}\n');
  write('films/nerven.yaml', film);
  write('programme/1999-01.yaml', month);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

function faults() {
  try {
    loadLibrary(root);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.faults;
    throw error;
  }
}

test('sound content is read by slug', () => {
  expect(loadLibrary(root).films.get('nerven')?.year).toBe(1919);
});

test('faults of several files are listed in one go', () => {
  write('films/nerven.yaml', film.replace('1919', 'soon'));
  write('shop/dvd.yaml', 'kind: vhs\n');
  const paths = new Set(faults().map(({ path }) => path));
  expect(paths).toEqual(new Set([`${root}/films/nerven.yaml`, `${root}/shop/dvd.yaml`]));
});

test('a reference to a film that does not exist is a fault with its place', () => {
  write('programme/1999-01.yaml', month.replace('nerven', 'nerv'));
  expect(faults()).toEqual([
    {
      path: `${root}/programme/1999-01.yaml`,
      field: '1999-01-02.film',
      expected: `something that is in ${root}/films, and nerv is not; did you mean nerven?`,
    },
  ]);
});

test('a broken reference is listed beside other faults, and a film with a fault is not called missing', () => {
  write('films/nerven.yaml', film.replace('1919', 'soon'));
  write('films/genuine.yaml', film.replace('drama', 'dramedy'));
  expect(faults().map(({ path, field }) => `${path} ${field}`)).toEqual([
    `${root}/films/nerven.yaml year`,
    `${root}/films/genuine.yaml genres.0`,
  ]);
});

test('a genre outside the vocabulary is a fault', () => {
  write('films/nerven.yaml', film.replace('drama', 'dramedy'));
  expect(faults()[0]).toMatchObject({ path: `${root}/films/nerven.yaml`, field: 'genres.0' });
});

test('a picture that is not among the media of the house is a fault', () => {
  write('films/nerven.yaml', `${film}poster: { src: /media/nerven.jpg, alt: { fr: Affiche } }\n`);
  expect(faults()[0]).toMatchObject({
    field: 'poster.src',
    expected: `the file ${root}/media/nerven.jpg`,
  });
});

test('a file whose name is no slug is a fault', () => {
  write('films/Nerven (1919).yml', film);
  const expected = 'a slug and .yaml, such as le-manoir-du-diable.yaml';
  expect(faults()).toEqual([
    { path: `${root}/films/Nerven (1919).yml`, field: 'the name', expected },
  ]);
  rmSync(join(root, 'films/Nerven (1919).yml'));
  for (const name of ['nerven.yml', 'Nerven.yaml']) write(`films/${name}`, film);
  expect(faults().map(({ field }) => field)).toEqual(['the name', 'the name']);
});

test('the media of a house lie in it, other files in public', () => {
  const poster = (src: string) => `${film}poster: { src: ${src}, alt: { fr: Affiche } }\n`;
  mkdirSync(join(root, 'media'));
  write('media/nerven.jpg', '');
  write('films/nerven.yaml', poster('/media/nerven.jpg'));
  write('films/genuine.yaml', poster('/player/none.png'));
  expect(faults()).toEqual([
    {
      path: `${root}/films/genuine.yaml`,
      field: 'poster.src',
      expected: 'the file public/player/none.png',
    },
  ]);
});

test('a house without its settings is none', () => {
  rmSync(join(root, 'site.yaml'));
  expect(faults()).toEqual([
    { path: `${root}/site.yaml`, field: 'the file', expected: 'to be there' },
  ]);
});

test('what is no file of words is said to be none, all of it at once', () => {
  const expected = (name: string) =>
    faults().find(({ path }) => path === `${root}/${name}`)?.expected;
  rmSync(join(root, 'site.yaml'));
  rmSync(join(root, 'shop'), { recursive: true });
  for (const name of ['site.yaml', 'films/folder.yaml']) mkdirSync(join(root, name));
  symlinkSync(join(root, 'films/loop.yaml'), join(root, 'films/loop.yaml'));
  symlinkSync(join(root, 'none'), join(root, 'films/nowhere.yaml'));
  symlinkSync(join(root, 'shop'), join(root, 'shop'));
  writeFileSync(join(root, 'films/latin.yaml'), Buffer.from('title: \xe9t\xe9', 'latin1'));
  truncateSync(openFile('films/film.yaml'), 600 * 1024 * 1024);
  expect(expected('site.yaml')).toBe('to be a file; this is a folder: rename or empty it');
  expect(expected('films/folder.yaml')).toBe('to be a file; this is a folder: rename or empty it');
  expect(expected('films/loop.yaml')).toBe('to be a file; this is a link that leads to itself');
  expect(expected('films/nowhere.yaml')).toBe('to be there');
  expect(expected('films/latin.yaml')).toMatch(/^text in UTF-8; save it anew as UTF-8/);
  expect(expected('films/film.yaml')).toBe('at most 1 MB of text; this file has 600 MB');
  expect(expected('shop')).toBe('to be a folder that can be read');
});

test.each(['/../app/icon.png', '/media/%2e%2e/a.png', '/media/..\\a.png', '//evil.example/a.png'])(
  'a picture at %s, which is none of the media, is a fault',
  (src) => {
    write('films/nerven.yaml', `${film}poster: { src: '${src}', alt: { fr: Affiche } }\n`);
    expect(faults()).toMatchObject([{ field: 'poster.src' }]);
  },
);

test('a picture has to be a file', () => {
  mkdirSync(join(root, 'media/a.png'), { recursive: true });
  write('films/nerven.yaml', `${film}poster: { src: /media/a.png, alt: { fr: Affiche } }\n`);
  expect(faults()).toMatchObject([{ field: 'poster.src' }]);
});

test('a house that has nothing but settings is sound and empty', () => {
  const others = ['films', 'collections', 'shop', 'programme', 'genres.yaml', 'people.yaml'];
  for (const name of others) rmSync(join(root, name), { recursive: true });
  expect(loadLibrary(root)).toMatchObject({
    films: new Map(),
    collections: new Map(),
    articles: new Map(),
    programme: new Map(),
    genres: {},
    people: {},
  });
});

test('a genre has to be in the vocabulary, and where there is none none is', () => {
  rmSync(join(root, 'genres.yaml'));
  expect(faults()).toMatchObject([{ path: `${root}/films/nerven.yaml`, field: 'genres.0' }]);
});

test('the house is the one that the environment names', () => {
  vi.stubEnv('HOUSE', `${root}/`);
  expect(loadLibrary().site.name).toBe('Testhaus');
  expect(chosenHouse()).toBe(root);
  vi.stubEnv('HOUSE', '');
  expect(chosenHouse()).toBe('content');
});

test('what a program has left in a folder is passed over', () => {
  write('films/.DS_Store', '');
  expect([...loadLibrary(root).films.keys()]).toEqual(['nerven']);
});

test('films stand in the order of their slugs', () => {
  for (const slug of ['zuflucht', 'algol']) write(`films/${slug}.yaml`, film);
  expect([...loadLibrary(root).films.keys()]).toEqual(['algol', 'nerven', 'zuflucht']);
});

test('a faulty field hides nothing else that is wrong with its file', () => {
  const poster = 'poster: { src: /media/none.jpg, alt: { fr: Affiche } }\n';
  write('films/nerven.yaml', `${film.replace('1919', 'soon').replace('drama', 'dram')}${poster}`);
  write('site.yaml', site.replace('name: Testhaus', 'nme: T'));
  write('programme/1999-01.yaml', month.replace('nerven', 'nerv'));
  expect(faults().map(({ field }) => field)).toEqual([
    'year',
    'name',
    'the file',
    '1999-01-02.film',
    'genres.0',
    'poster.src',
  ]);
});

test('a house that is not there is said to be none, and nothing else', () => {
  rmSync(root, { recursive: true });
  expect(faults()).toMatchObject([{ path: root, field: 'the house' }]);
  mkdirSync(root);
});

const offered = (vod: string, more = '') =>
  write('films/nerven.yaml', `${film}vod: ${vod}\n${more}`);
const watched = 'media: { film: { type: video, sources: [{ provider: vimeo, src: "1" }] } }\n';

test('a film that is offered can be watched', () => {
  offered('{ ads: false }');
  expect(faults()).toMatchObject([{ path: `${root}/films/nerven.yaml`, field: 'vod' }]);
  offered('{ ads: false }', watched);
  expect(faults()).toEqual([]);
});

test('advertisements come from somewhere', () => {
  offered('{ ads: true }', watched);
  expect(faults()).toMatchObject([{ field: 'vod.ads' }]);
  write('site.yaml', `${site}ads: { backend: vast, tag: /a.xml, publisherId: p, channelId: c }\n`);
  expect(faults()).toEqual([]);
});

test('two ways to write one name are a fault where the rarer one stands', () => {
  write('films/nerven.yaml', `${film}directors: [Ueli Zürcher]\ncast: [{ name: Ueli Zürcher }]\n`);
  write('films/faust.yaml', `${film}crew: [{ name: Ueli Zurcher, job: music }]\n`);
  expect(faults()).toEqual([
    {
      path: `${root}/films/faust.yaml`,
      field: 'crew.0.name',
      expected: 'one way to write a name: “Ueli Zurcher” has the address of “Ueli Zürcher”',
    },
  ]);
});

test('a house that still names one film for its home page is told what to do now', () => {
  write('site.yaml', `${site}lead: { film: nerven, text: { fr: Texte } }\n`);
  expect(faults()).toMatchObject([{ path: `${root}/site.yaml`, field: 'the file' }]);
  expect(faults()[0]?.expected).toMatch(/^no field lead any more; .*programme\/<month>\.yaml/);
});

test('a programme has its days by their dates, each once', () => {
  const day = '1999-01-31: { film: nerven, text: { fr: Texte } }\n';
  write('programme/1999-01.yaml', month + day);
  const { programme } = loadLibrary(root);
  expect([...programme.keys()]).toEqual(['1999-01-02', '1999-01-31']);
  expect(programme.get('1999-01-31')).toEqual({ film: 'nerven', text: { fr: 'Texte' } });
  write('programme/1999-01.yaml', month + month);
  expect(faults()).toMatchObject([{ field: 'line 2', expected: 'each field once' }]);
});
