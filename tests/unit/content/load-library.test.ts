import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ContentError } from '@/lib/content/fault';
import { loadLibrary } from '@/lib/content/load-library';

const site = `name: Testhaus
url: https://test.example
tagline: { fr: Des films }
description: { fr: Des films, de: Filme }
imprint: { publisher: Testhaus, address: [Rue 1], email: a@test.example, text: { fr: Texte } }
lead: { film: nerven, text: { fr: Texte } }
`;
const film = 'title: { original: { text: Nerven, lang: de } }\nyear: 1919\ngenres: [drama]\n';

let root: string;
const write = (path: string, text: string) => writeFileSync(join(root, path), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bobine-content-'));
  for (const folder of ['films', 'collections', 'shop'])
    mkdirSync(join(root, 'content', folder), { recursive: true });
  write('content/site.yaml', site);
  write('content/genres.yaml', 'drama: { fr: Drame, de: Drama }\n');
  write('content/people.yaml', '{}\n');
  write('content/films/nerven.yaml', film);
});
afterEach(() => rmSync(root, { recursive: true }));

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
  write('content/films/nerven.yaml', film.replace('1919', 'soon'));
  write('content/shop/dvd.yaml', 'kind: vhs\n');
  const paths = new Set(faults().map(({ path }) => path));
  expect(paths).toEqual(new Set(['content/films/nerven.yaml', 'content/shop/dvd.yaml']));
});

test('a reference to a film that does not exist is a fault with its place', () => {
  write('content/site.yaml', site.replace('film: nerven', 'film: nerv'));
  expect(faults()).toEqual([
    {
      path: 'content/site.yaml',
      field: 'lead.film',
      expected: 'something that is in content/films, and nerv is not; did you mean nerven?',
    },
  ]);
});

test('a broken reference is listed beside other faults, and a film with a fault is not called missing', () => {
  write('content/films/nerven.yaml', film.replace('1919', 'soon'));
  write('content/films/genuine.yaml', film.replace('drama', 'dramedy'));
  expect(faults().map(({ path, field }) => `${path} ${field}`)).toEqual([
    'content/films/nerven.yaml year',
    'content/films/genuine.yaml genres.0',
  ]);
});

test('a genre outside the vocabulary is a fault', () => {
  write('content/films/nerven.yaml', film.replace('drama', 'dramedy'));
  expect(faults()[0]).toMatchObject({ path: 'content/films/nerven.yaml', field: 'genres.0' });
});

test('a picture that is not among the public files is a fault', () => {
  write(
    'content/films/nerven.yaml',
    `${film}poster: { src: /media/nerven.jpg, alt: { fr: Affiche } }\n`,
  );
  expect(faults()[0]).toMatchObject({
    field: 'poster.src',
    expected: 'the file public/media/nerven.jpg',
  });
});

test('a file whose name is no slug is a fault', () => {
  write('content/films/Nerven (1919).yml', film);
  expect(faults()[0]).toMatchObject({ path: 'content/films/Nerven (1919).yml', field: 'the name' });
});

test('a settings file that is not there is said to be missing', () => {
  rmSync(join(root, 'content/genres.yaml'));
  expect(faults()).toContainEqual({
    path: 'content/genres.yaml',
    field: 'the file',
    expected: 'to be there',
  });
});
