import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { filmSchema } from '@/lib/content/schema/film';
import { siteSchema } from '@/lib/content/schema/site';
import { findPerson } from '@/lib/content/store/find-person';
import { findTypeface } from '@/lib/content/store/find-typeface';
import { isInContentFolder, isPicture, mediaAddress } from '@/lib/content/store/media-files';
import { publicDomainIn } from '@/lib/content/store/public-domain';
import { withMediaUrl } from '@/lib/content/validate/content-files';
import { findUndatedAuthors } from '@/lib/content/validate/name-issues';

test('somebody is found by each of their names', () => {
  const murnau = { born: 1888, died: 1931, aliases: ['F. W. Murnau'] };
  const people = { 'Friedrich Wilhelm Murnau': murnau, Ada: { aliases: ['Bea'] }, Bea: {} };
  const found = { name: 'Friedrich Wilhelm Murnau', died: 1931 };
  expect(findPerson(people, 'F. W. Murnau')).toMatchObject(found);
  expect(findPerson(people, 'Friedrich Wilhelm Murnau')).toMatchObject(found);
  // A name that is somebody's first is not another's.
  expect(findPerson(people, 'Bea')).toEqual({ name: 'Bea' });
  expect(findPerson(people, 'constructor')).toEqual({ name: 'constructor' });
});

const packaged = '@fontsource-variable/mine';

/** What is found of a package with these files, in the house or in the project. */
function findPackage(files: { house?: string[]; root?: string[] }, ...more: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'bobine-typeface-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [home, names] of Object.entries(files)) {
    const at = join(folder, home, 'node_modules', packaged, 'files');
    mkdirSync(at, { recursive: true });
    for (const name of names) writeFileSync(join(at, `mine-${name}.woff2`), '');
  }
  const found = findTypeface([packaged, ...more], join(folder, 'house'), join(folder, 'root'));
  return JSON.parse(JSON.stringify(found).replaceAll(`${folder}/`, ''));
}
const fileIn = (home: string, name: string) =>
  `${home}/node_modules/${packaged}/files/mine-${name}.woff2`;
const none = { upright: [], italic: [], extended: [], missing: [] };

test('of a package the cut with every usual axis is taken, in Latin letters and in others', () => {
  const root = [
    ...['cyrillic-standard-normal', 'latin-ext-standard-normal', 'latin-ext-wght-normal'],
    ...['latin-full-normal', 'latin-standard-italic', 'latin-standard-normal'],
    ...['latin-wght-italic', 'latin-wght-normal'],
  ];
  expect(findPackage({ root })).toEqual({
    upright: [fileIn('root', 'latin-standard-normal')],
    italic: [fileIn('root', 'latin-standard-italic')],
    extended: [fileIn('root', 'latin-ext-standard-normal')],
    missing: [],
  });
  expect(findPackage({ root: ['latin-full-normal', 'latin-wght-normal'] })).toMatchObject({
    upright: [fileIn('root', 'latin-wght-normal')],
  });
});

test('the house’s own package goes before the project’s, and its files are taken in their order', () => {
  const files = { root: ['latin-standard-normal'], house: ['latin-wght-normal'] };
  expect(findPackage(files, '/media/b.woff2', '/media/a.woff2')).toEqual({
    ...none,
    upright: [
      fileIn('house', 'latin-wght-normal'),
      ...['house/media/b.woff2', 'house/media/a.woff2'],
    ],
  });
});

test.each([[[]], [['latin-ext-wght-normal']], [['latin-Wght-normal', 'latin--normal']]])(
  'a package with %j has no Latin letters and is missing',
  (root) => {
    expect(findPackage({ root })).toMatchObject({ upright: [], missing: [packaged] });
  },
);

const site = siteSchema.parse({
  ...{ name: 'A', url: 'https://a.example', tagline: { fr: 'A' }, description: { fr: 'A' } },
  mediaUrl: 'https://one.example/films',
});

test.each([
  ['/media/a/film.mp4', 'https://one.example/films/a/film.mp4'],
  ['/media/a/hls/master.m3u8', 'https://one.example/films/a/hls/master.m3u8'],
  ['/media/a/captions.fr.vtt', 'https://one.example/films/a/captions.fr.vtt'],
  ['/media/a/poster.jpg', '/media/a/poster.jpg'],
  ['https://other.example/film.mp4', 'https://other.example/film.mp4'],
  ['aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
])('%s is found at %s, and without a place for media where it is named', (src, address) => {
  expect(mediaAddress(src, site.mediaUrl)).toBe(address);
  expect(mediaAddress(src)).toBe(src);
});

test('pictures lie here in any case, and films where no place for media is set', () => {
  const film = '/media/a/film.mp4';
  expect([isInContentFolder(film), isInContentFolder(film, site.mediaUrl)]).toEqual([true, false]);
  for (const src of ['/media/a.jpg', 'a.JPEG', 'a.webp', 'a.avif'])
    expect(isPicture(src)).toBe(true);
  for (const src of ['/media/a.mp4', 'a.jpg.mp4', 'ajpg', '']) expect(isPicture(src)).toBe(false);
});

test('MEDIA_URL goes before the house’s own place for media, and a wrong one is refused', () => {
  expect(withMediaUrl(site, 'https://two.example').mediaUrl).toBe('https://two.example');
  expect(withMediaUrl(site, ' ').mediaUrl).toBe(site.mediaUrl);
  for (const written of ['films.example', 'https://films.example/'])
    expect(() => withMediaUrl(site, written)).toThrow(/MEDIA_URL is ".*"; expected an address/);
});

const film = filmSchema.parse({
  title: { original: { text: 'Nerven', lang: 'de' } },
  year: 1919,
  directors: ['Anna Regie', 'Bruno Regie'],
  crew: [
    { name: 'Anna Regie', job: 'screenplay' },
    { name: 'Carla Buch', job: 'screenplay' },
    { name: 'Dora Ton', job: 'music' },
    { name: 'Emil Licht', job: 'cinematography' },
  ],
  publicDomain: ['CH', 'EU'],
});
const people = {
  'Anna Regie': { died: 1928 },
  'Bruno Regie': { born: 1880, died: 1930 },
  'Carla Buch': { died: 1941 },
  'Dora Ton': { died: 1935 },
};

test('public domain in Switzerland is counted from the death of the last director', () => {
  const told = publicDomainIn(film, 'CH', people);
  expect(told).toMatchObject({ since: 2001 });
  expect(told?.authors.map(({ name }) => name)).toEqual(['Anna Regie', 'Bruno Regie']);
  expect(told?.spain).toBeUndefined();
});

test('public domain in the Union is counted with screenplay and music, and longer in Spain', () => {
  const told = publicDomainIn(film, 'EU', people);
  expect(told).toMatchObject({ since: 2012, spain: 2022 });
  expect(told?.authors.map(({ died }) => died)).toEqual([1928, 1930, 1941, 1935]);
  // Spain's longer term ends with authors who died before 1987.
  const later = publicDomainIn(film, 'EU', { ...people, 'Dora Ton': { died: 1987 } });
  expect(later).toMatchObject({ since: 2058 });
  expect(later).not.toHaveProperty('spain');
});

test('public domain is not said where a death is unknown, or nobody is named', () => {
  const { 'Carla Buch': _, ...others } = people;
  expect(publicDomainIn(film, 'EU', others)).toBeUndefined();
  expect(publicDomainIn(film, 'CH', others)).toBeDefined();
  expect(publicDomainIn({ ...film, directors: [] }, 'CH', people)).toBeUndefined();
});

test('a film that is said to be free owes the years by which that is counted', () => {
  const find = (known: object | undefined, facts: object = {}) => {
    const films = new Map([['a', { ...film, ...facts }]]);
    return findUndatedAuthors({ films, people: known } as never, 'house');
  };
  const [first, ...others] = find({ 'Anna Regie': { died: 1928 } });
  expect(first).toEqual({
    ...{ path: 'house/films/a.yaml', field: 'publicDomain.0' },
    expected: {
      text: '“died” of {name} in {file}, or no {territory}',
      values: { name: 'Bruno Regie', file: 'house/people.yaml', territory: 'CH' },
    },
  });
  expect(others.map(({ field }) => field)).toEqual(Array(3).fill('publicDomain.1'));
  const { 'Bruno Regie': bruno, ...rest } = people;
  expect(find({ ...rest, 'Bruno Regi': bruno })[0]).toMatchObject({ near: 'Bruno Regi' });
  expect(find(people, { directors: [] })[0]?.expected).toContain('a director: the years');
  expect([find(people), find(undefined), find({}, { publicDomain: [] })]).toEqual([[], [], []]);
});
