import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentDir } from '@/lib/content/content-dir.mjs';
import { ContentError, describeIssue } from '@/lib/content/validate/issues/describe-issues';
import { loadLibrary } from '@/lib/content/validate/load-library';

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
    if (error instanceof ContentError) return error.issues;
    throw error;
  }
}

/** Each fault as an editor reads it, paths from the house. */
function said() {
  return faults().map((fault) =>
    `${fault.path}: ${describeIssue(fault, 'en')}`.replaceAll(`${root}/`, ''),
  );
}

test('a reference to a film that does not exist is a fault with its place', () => {
  write('programme/1999-01.yaml', month.replace('nerven', 'nerv'));
  expect(said()).toEqual([
    'programme/1999-01.yaml: Line 1, column 21: “1999-01-02 › film”: found “nerv”; expected a film that has its file in films. Did you mean “nerven”?',
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

test('a picture that is not among the media of the house is a fault', () => {
  write('films/nerven.yaml', `${film}poster: { src: /media/nerven.jpg, alt: { fr: Affiche } }\n`);
  expect(said()).toEqual([
    'films/nerven.yaml: Line 4, column 16: “poster › src”: found “/media/nerven.jpg”; expected the file media/nerven.jpg.',
  ]);
});

const poster = (src: string) => `${film}poster: { src: '${src}', alt: { fr: Affiche } }\n`;

test('what is no file of words is said to be none, all of it at once', () => {
  const expected = (name: string) =>
    said()
      .find((line) => line.startsWith(`${name}: `))
      ?.split('expected ')[1];
  rmSync(join(root, 'site.yaml'));
  rmSync(join(root, 'shop'), { recursive: true });
  for (const name of ['site.yaml', 'films/folder.yaml']) mkdirSync(join(root, name));
  symlinkSync(join(root, 'films/loop.yaml'), join(root, 'films/loop.yaml'));
  symlinkSync(join(root, 'none'), join(root, 'films/nowhere.yaml'));
  symlinkSync(join(root, 'shop'), join(root, 'shop'));
  writeFileSync(join(root, 'films/latin.yaml'), Buffer.from('title: \xe9t\xe9', 'latin1'));
  truncateSync(openFile('films/film.yaml'), 600 * 1024 * 1024);
  expect(expected('site.yaml')).toBe('to be a file; this is a folder: rename or empty it.');
  expect(expected('films/folder.yaml')).toBe('to be a file; this is a folder: rename or empty it.');
  expect(expected('films/loop.yaml')).toBe('to be a file; this is a link that leads to itself.');
  expect(expected('films/nowhere.yaml')).toBe('to be there.');
  expect(expected('films/latin.yaml')).toMatch(/^text in UTF-8, and this is in another encoding/);
  expect(expected('films/film.yaml')).toBe('at most 1 MB of text; this file has 600 MB.');
  expect(expected('shop')).toBe('to be a folder that can be read.');
});

test('the house is the one that the environment names', () => {
  vi.stubEnv('CONTENT_DIR', `${root}/`);
  expect(loadLibrary().site.name).toBe('Testhaus');
  expect(contentDir()).toBe(root);
  vi.stubEnv('CONTENT_DIR', '');
  vi.stubEnv('HOUSE', 'old-name');
  expect(contentDir()).toBe('old-name');
  vi.stubEnv('HOUSE', '');
  expect(contentDir()).toBe('content');
});

test('a faulty field hides nothing else that is wrong with its file', () => {
  const text = poster('/media/none.jpg').replace('1919', 'soon').replace('drama', 'dram');
  write('films/nerven.yaml', text);
  write('site.yaml', site.replace('name: Testhaus', 'nme: T'));
  write('programme/1999-01.yaml', month.replace('nerven', 'nerv'));
  expect(faults().map(({ field }) => field)).toEqual([
    'year',
    'nme',
    '1999-01-02.film',
    'genres.0',
    'poster.src',
  ]);
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

test('two ways to write one name are a fault where the rarer one stands', () => {
  write('films/nerven.yaml', `${film}directors: [Ueli Zürcher]\ncast: [{ name: Ueli Zürcher }]\n`);
  write('films/faust.yaml', `${film}crew: [{ name: Ueli Zurcher, job: music }]\n`);
  expect(said()).toEqual([
    'films/faust.yaml: Line 4, column 16: “name” of the first person of the crew: found “Ueli Zurcher”; expected one way to write a name: “Ueli Zürcher” has the same address.',
  ]);
});

test('a page has a name of its own, and imprint and privacy may be written as pages', () => {
  mkdirSync(join(root, 'pages'));
  const page = 'title: { fr: Titre }\ntext: { fr: Texte }\n';
  for (const slug of ['a-propos', 'vie-privee', 'catalogue']) write(`pages/${slug}.yaml`, page);
  expect(said()).toEqual([
    'pages/catalogue.yaml: the name: expected a name that the site does not use itself; /catalogue is an address of its own.',
  ]);
  rmSync(join(root, 'pages/catalogue.yaml'));
  expect([...loadLibrary(root).pages.keys()]).toEqual(['a-propos', 'vie-privee']);
  write('pages/mentions-legales.yaml', page);
  expect(said()).toEqual([
    expect.stringMatching(/^site.yaml: Line 5, .*expected no such words beside pages/),
  ]);
  write('site.yaml', site.replace(', text: { fr: Texte }', ''));
  expect(loadLibrary(root).site.imprint?.text).toBeUndefined();
});

test('news have a day and name films that there are', () => {
  mkdirSync(join(root, 'news'));
  const news = 'title: { fr: Titre }\ntext: { fr: Texte }\nfilms: [nervn]\n';
  write('news/copie.yaml', `date: 2026-02-30\n${news}`);
  expect(said()).toEqual([
    'news/copie.yaml: Line 1, column 7: “date”: found “2026-02-30”; expected a day such as 2026-12-31.',
    'news/copie.yaml: Line 4, column 9: the first film: found “nervn”; expected a film that has its file in films. Did you mean “nerven”?',
  ]);
});

test('a programme has its days by their dates, each once', () => {
  const day = '1999-01-31: { film: nerven, text: { fr: Texte } }\n';
  write('programme/1999-01.yaml', month + day);
  const { programme } = loadLibrary(root);
  expect([...programme.keys()]).toEqual(['1999-01-02', '1999-01-31']);
  expect(programme.get('1999-01-31')).toEqual({ film: 'nerven', text: { fr: 'Texte' } });
  write('programme/1999-01.yaml', month + month);
  expect(said()).toEqual([expect.stringMatching(/: Line 2, .*; expected each field once/)]);
});

test('a job that nobody knows is placed, with the nearest and how to add it; the house’s own passes', () => {
  write('films/nerven.yaml', `${film}crew:\n  - { name: A, job: projecton }\n`);
  write('jobs.yaml', 'projection: { fr: Projection, de: Vorführung }\n');
  expect(said()).toEqual([
    'films/nerven.yaml: Line 5, column 21: “job” of the first person of the crew: found “projecton”; ' +
      'expected a job that is built in or stands in jobs.yaml. ' +
      'A line there makes a new one of it: projecton: { fr: …, de: … }. Did you mean “projection”?',
  ]);
  write('films/nerven.yaml', `${film}crew:\n  - { name: A, job: projection }\n`);
  expect(said()).toEqual([]);
});

test('files that lie with another host are not looked for here, pictures are', () => {
  const src = (name: string) => `{ provider: html5, src: /media/nerven/${name} }`;
  const media = `media: { film: { type: video, poster: /media/nerven/p.jpg, sources: [${src('f.mp4')}] } }`;
  write('films/nerven.yaml', `${film}${media}\n`);
  expect(faults().map(({ field }) => field)).toEqual([
    'media.film.poster',
    'media.film.sources.0.src',
  ]);
  write('site.yaml', `${site}mediaUrl: https://media.example/films\n`);
  expect(faults().map(({ field }) => field)).toEqual(['media.film.poster']);
  vi.stubEnv('MEDIA_URL', 'https://other.example');
  mkdirSync(join(root, 'media/nerven'), { recursive: true });
  writeFileSync(join(root, 'media/nerven/p.jpg'), Buffer.from([0xff, 0xd8, 0xff, 0xe0]));
  expect(loadLibrary(root).site.mediaUrl).toBe('https://other.example');
});
