import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { filmSchema } from '@/lib/content/schema/film';
import { siteSchema } from '@/lib/content/schema/site';
import { findPerson } from '@/lib/content/store/find-person';
import { findTypeface } from '@/lib/content/store/find-typeface';
import { isPicture, liesHere, mediaAddress } from '@/lib/content/store/media-files';
import { publicDomainIn } from '@/lib/content/store/public-domain';
import { withMediaUrl } from '@/lib/content/validate/house-files';
import { findUndatedAuthors } from '@/lib/content/validate/name-faults';

describe('a person', () => {
  const people = {
    'Friedrich Wilhelm Murnau': { born: 1888, died: 1931, aliases: ['F. W. Murnau'] },
  };

  test('somebody is found by each of their names', () => {
    expect(findPerson(people, 'F. W. Murnau')).toMatchObject({
      name: 'Friedrich Wilhelm Murnau',
      died: 1931,
    });
    expect(findPerson(people, 'Friedrich Wilhelm Murnau').born).toBe(1888);
  });

  test('of whom nothing is said there is the name', () => {
    expect(findPerson(people, 'Ada')).toEqual({ name: 'Ada' });
    expect(findPerson(people, 'constructor')).toEqual({ name: 'constructor' });
  });

  test('a name that is somebody’s first is not another’s', () => {
    const shared = { Ada: { born: 1880, aliases: ['Bea'] }, Bea: { born: 1890 } };
    expect(findPerson(shared, 'Bea')).toEqual({ name: 'Bea', born: 1890 });
  });
});

describe('a typeface', () => {
  let folder: string;
  let house: string;
  let root: string;
  const packaged = '@fontsource-variable/mine';
  const filesOf = (home: string, name = packaged) => join(home, 'node_modules', name, 'files');

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bobine-typeface-'));
    [house, root] = [join(folder, 'house'), join(folder, 'root')];
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function install(home: string, files: string[], name = packaged) {
    mkdirSync(filesOf(home, name), { recursive: true });
    for (const file of files) writeFileSync(join(filesOf(home, name), file), '');
  }
  const found = (...typeface: string[]) => findTypeface(typeface, house, root);
  const none = { upright: [], italic: [], extended: [], missing: [] };

  test('files of the house are upright, in their order, and nobody asks whether they are there', () => {
    expect(found('/media/b.woff2', '/media/a.woff2')).toEqual({
      ...none,
      upright: [`${house}/media/b.woff2`, `${house}/media/a.woff2`],
    });
  });

  test('of a package the cut with every usual axis is taken, in Latin letters and in others', () => {
    install(root, [
      'mine-cyrillic-standard-normal.woff2',
      'mine-latin-ext-standard-normal.woff2',
      'mine-latin-ext-wght-normal.woff2',
      'mine-latin-full-normal.woff2',
      'mine-latin-standard-italic.woff2',
      'mine-latin-standard-normal.woff2',
      'mine-latin-wght-italic.woff2',
      'mine-latin-wght-normal.woff2',
    ]);
    expect(found(packaged)).toEqual({
      upright: [join(filesOf(root), 'mine-latin-standard-normal.woff2')],
      italic: [join(filesOf(root), 'mine-latin-standard-italic.woff2')],
      extended: [join(filesOf(root), 'mine-latin-ext-standard-normal.woff2')],
      missing: [],
    });
  });

  test('or else weight alone, or else any other that there is', () => {
    install(root, ['mine-latin-full-normal.woff2', 'mine-latin-wght-normal.woff2']);
    install(root, ['mine-latin-opsz-italic.woff2', 'mine-latin-slnt-normal.woff']);
    expect(found(packaged)).toEqual({
      ...none,
      upright: [join(filesOf(root), 'mine-latin-wght-normal.woff2')],
      italic: [join(filesOf(root), 'mine-latin-opsz-italic.woff2')],
    });
  });

  test('the house’s own package goes before the project’s', () => {
    install(root, ['mine-latin-standard-normal.woff2']);
    install(house, ['mine-latin-wght-normal.woff2']);
    expect(found(packaged).upright).toEqual([join(filesOf(house), 'mine-latin-wght-normal.woff2')]);
  });

  test.each([
    [[]],
    [['mine-latin-ext-wght-normal.woff2']],
    [['other-latin-wght-normal.woff2', 'not-mine-latin-wght-normal.woff2']],
    [['mine-latin-wght-normal.woff2.txt', 'mine-latin-wght-normalwoff2']],
    [['mine-latin-Wght-normal.woff2', 'mine-latin--normal.woff2']],
  ])('a package with %j has no Latin letters and is missing', (files) => {
    install(root, files);
    expect(found(packaged)).toMatchObject({ upright: [], missing: [packaged] });
  });
});

describe('media files', () => {
  const site = siteSchema.parse({
    ...{ name: 'A', url: 'https://a.example', tagline: { fr: 'A' }, description: { fr: 'A' } },
    mediaUrl: 'https://one.example/films',
  });

  test.each([
    'films.example',
    'http://films.example',
    'https://films.example/',
    'https://films.example/a?b=c',
  ])('MEDIA_URL=%s is refused in a sentence', (written) => {
    expect(() => withMediaUrl(site, written)).toThrow(/MEDIA_URL is ".*"; expected an address/);
  });

  test.each([
    ['/media/a/film.mp4', 'https://one.example/films/a/film.mp4'],
    ['/media/a/hls/master.m3u8', 'https://one.example/films/a/hls/master.m3u8'],
    ['/media/a/captions.fr.vtt', 'https://one.example/films/a/captions.fr.vtt'],
    ['/media/a/kit.pdf', 'https://one.example/films/a/kit.pdf'],
    ['/media/a/poster.jpg', '/media/a/poster.jpg'],
    ['https://other.example/film.mp4', 'https://other.example/film.mp4'],
    ['aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ])('%s is found at %s, and without a place for media where it is named', (src, address) => {
    expect(mediaAddress(src, site.mediaUrl)).toBe(address);
    expect(mediaAddress(src)).toBe(src);
  });

  test('pictures are to be here in any case, and films where nothing else is said', () => {
    const film = '/media/a/film.mp4';
    expect([liesHere(film), liesHere(film, site.mediaUrl)]).toEqual([true, false]);
    expect(liesHere('/media/a/poster.jpg', site.mediaUrl)).toBe(true);
  });

  test.each(['/media/a.jpg', 'a.JPEG', 'a.png', 'a.webp', 'a.avif'])('“%s” is a picture', (src) => {
    expect(isPicture(src)).toBe(true);
  });
});

describe('public domain', () => {
  const raw = filmSchema.parse({
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

  describe('since when a film is in the public domain', () => {
    test('is counted in Switzerland from the death of the last director, and of nobody else', () => {
      const told = publicDomainIn(raw, 'CH', people);
      expect(told).toMatchObject({ since: 2001 });
      expect(told?.authors.map(({ name }) => name)).toEqual(['Anna Regie', 'Bruno Regie']);
      expect(told?.spain).toBeUndefined();
    });

    test('is counted in the Union with screenplay and music, each person once, and longer in Spain', () => {
      const told = publicDomainIn(raw, 'EU', people);
      expect(told).toMatchObject({ since: 2012, spain: 2022 });
      expect(told?.authors).toEqual([
        { name: 'Anna Regie', died: 1928 },
        { name: 'Bruno Regie', died: 1930 },
        { name: 'Carla Buch', died: 1941 },
        { name: 'Dora Ton', died: 1935 },
      ]);
    });

    test('is not told apart for Spain where somebody died in 1987 or later', () => {
      const later = { ...people, 'Dora Ton': { died: 1987 } };
      expect(publicDomainIn(raw, 'EU', later)).toMatchObject({ since: 2058 });
      expect(publicDomainIn(raw, 'EU', later)).not.toHaveProperty('spain');
    });

    test('is not said where a death is unknown, or nobody is named', () => {
      const { 'Carla Buch': _, ...others } = people;
      expect(publicDomainIn(raw, 'EU', others)).toBeUndefined();
      expect(publicDomainIn(raw, 'CH', others)).toBeDefined();
      expect(publicDomainIn({ ...raw, directors: [] }, 'CH', people)).toBeUndefined();
    });
  });

  describe('a film that is said to be free', () => {
    const find = (film: object, known: object | undefined) =>
      findUndatedAuthors(
        { films: new Map([['a', { ...raw, ...film }]]), people: known } as never,
        'house',
      );

    test('owes the years by which that is counted', () => {
      const owed = (name: string, territory: string) => ({
        path: 'house/films/a.yaml',
        field: `publicDomain.${territory === 'CH' ? 0 : 1}`,
        expected: {
          text: '“died” of {name} in {file}, or no {territory}',
          values: { name, file: 'house/people.yaml', territory },
        },
      });
      expect(find({}, { 'Anna Regie': { died: 1928 } })).toEqual([
        owed('Bruno Regie', 'CH'),
        ...['Bruno Regie', 'Carla Buch', 'Dora Ton'].map((name) => owed(name, 'EU')),
      ]);
      const [misspelt] = find({}, { ...people, 'Bruno Regie': {}, 'Bruno Regi': { died: 1930 } });
      expect(misspelt?.near).toBeUndefined();
      const { 'Bruno Regie': bruno, ...others } = people;
      const [meant] = find({}, { ...others, 'Bruno Regi': bruno });
      expect(meant).toEqual({ ...owed('Bruno Regie', 'CH'), near: 'Bruno Regi' });
      const [far] = find({}, others);
      expect(far).toEqual(owed('Bruno Regie', 'CH'));
      expect(find({}, people)).toEqual([]);
    });

    test('owes a director', () => {
      expect(find({ directors: [] }, people).map(({ expected }) => expected)).toEqual([
        'a director: the years are counted from his or her death',
        'a director: the years are counted from his or her death',
      ]);
    });
  });
});
