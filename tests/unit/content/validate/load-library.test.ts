import { mkdirSync, rmSync, symlinkSync, truncateSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { contentDir } from '@/lib/content/content-dir.mjs';
import { switchedOff } from '@/lib/content/settings.mjs';
import { ContentError, describeIssue } from '@/lib/content/validate/issues/describe-issues';
import { loadLibrary, readContent, withEnabledFeatures } from '@/lib/content/validate/load-library';
import { reuseFilms } from '@/lib/content/validate/parsed-films';
import { temporaryFolder } from '../temporary-folder';

const site = `name: Testhaus
url: https://test.example
tagline: { fr: Des films }
description: { fr: Des films, de: Filme }
imprint: { publisher: Testhaus, address: [Rue 1], email: a@test.example, text: { fr: Texte } }
`;
/** A past day: only the existence of its film is checked. */
const month = '1999-01-02: { film: nerven }\n';
const film = 'title: { original: { text: Nerven, lang: de } }\nyear: 1919\ngenres: [drama]\n';

const { at, write } = temporaryFolder();

beforeEach(() => {
  for (const folder of ['collections', 'shop']) mkdirSync(at(folder));
  write('site.yaml', site);
  write('genres.yaml', 'drama: { fr: Drame, de: Drama }\n');
  write('people.yaml', '{}\n');
  write('films/nerven.yaml', film);
  write('programme/1999-01.yaml', month);
});

function issues() {
  try {
    loadLibrary(at());
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.issues;
    throw error;
  }
}

/** Each issue as an editor reads it, with paths relative to the content folder. */
const described = () =>
  issues().map((issue) =>
    `${issue.path}: ${describeIssue(issue, 'en')}`.replaceAll(`${at()}/`, ''),
  );

const poster = (src: string) => `${film}poster: { src: '${src}', alt: { fr: 'Affiche' } }\n`;

test('an issue has its file, its place, what was found, what was expected and a suggestion', () => {
  write('programme/1999-01.yaml', month.replace('nerven', 'nerv'));
  expect(described()).toEqual([
    'programme/1999-01.yaml: Line 1, column 21: “1999-01-02 › film”: found “nerv”; expected a film that has its file in films. Did you mean “nerven”?',
  ]);
});

test('the checks across files are run', () => {
  const invalid = 'vod: { ads: true }\npublishedFrom: 2027-03-28 02:30\npublicDomain: [CH]\n';
  write('films/nerven.yaml', `${poster('/media/none.jpg')}${invalid}directors: [Ueli Zürcher]\n`);
  write('films/faust.yaml', `${film}crew: [{ name: Ueli Zurcher, job: projecton }]\n`);
  write('jobs.yaml', 'projection: { fr: Projection, de: Vorführung }\n');
  write('site.yaml', `${site}menu: [shopp]\n`);
  const news = 'date: 2026-02-01\ntitle: { fr: T }\ntext: { fr: T }\nfilms: [nervn]\n';
  write('news/copie.yaml', news);
  write('screenings/2026.csv', 'film;lieu;date;heure\nnervn;bio;4.12.2026;20h30\n');
  write('venues.yaml', 'bio: { name: Bio, town: Genf }\n');
  const text = '{ fr: A }';
  write(
    'collections/one.yaml',
    `kind: cycle\ntitle: ${text}\nsummary: ${text}\nintroduction: ${text}\norder: 1\nink: mos\nfilms: [{ film: nerven, reason: ${text} }]\n`,
  );
  write('theme.yaml', "light: { ink: '#999999' }\nicon: /media/none.svg\n");
  const found = issues().map(({ path, field }) => `${path.slice(at().length + 1)} ${field}`);
  expect(found.sort()).toEqual([
    'collections/one.yaml ink',
    'films/faust.yaml crew.0.job',
    'films/nerven.yaml directors.0',
    'films/nerven.yaml poster.src',
    'films/nerven.yaml publicDomain.0',
    'films/nerven.yaml publishedFrom',
    'films/nerven.yaml vod',
    'films/nerven.yaml vod.ads',
    'news/copie.yaml films.0',
    'screenings/2026.csv film',
    'site.yaml menu.0',
    'theme.yaml icon',
    'theme.yaml light.ink',
  ]);
});

test('a job defined in jobs.yaml is valid, another is reported with how to add it', () => {
  write('jobs.yaml', 'projection: { fr: Projection, de: Vorführung }\n');
  write('films/nerven.yaml', `${film}crew:\n  - { name: A, job: projecton }\n`);
  expect(described()).toEqual([expect.stringContaining('projecton: { fr: …, de: … }. Did you')]);
  write('films/nerven.yaml', `${film}crew:\n  - { name: A, job: projection }\n`);
  expect(described()).toEqual([]);
});

test('a reference to an invalid film is not reported as broken', () => {
  write('films/nerven.yaml', film.replace('1919', 'soon'));
  write('films/genuine.yaml', film.replace('drama', 'dramedy'));
  expect(issues().map(({ path, field }) => `${path} ${field}`)).toEqual([
    `${at()}/films/nerven.yaml year`,
    `${at()}/films/genuine.yaml genres.0`,
  ]);
});

test('an invalid field hides no other issue of the content', () => {
  const text = poster('/media/none.jpg').replace('1919', 'soon').replace('drama', 'dram');
  write('films/nerven.yaml', text);
  write('site.yaml', site.replace('name: Testhaus', 'nme: T'));
  write('programme/1999-01.yaml', month.replace('nerven', 'nerv'));
  expect(issues().map(({ field }) => field)).toEqual([
    'year',
    'nme',
    '1999-01-02.film',
    'genres.0',
    'poster.src',
  ]);
});

test('unreadable files and folders are all reported with what they are', () => {
  const expected = (name: string) =>
    described()
      .find((line) => line.startsWith(`${name}: `))
      ?.split('expected ')[1];
  rmSync(at('site.yaml'));
  rmSync(at('shop'), { recursive: true });
  for (const name of ['site.yaml', 'films/folder.yaml']) mkdirSync(at(name));
  symlinkSync(at('films/loop.yaml'), at('films/loop.yaml'));
  symlinkSync(at('none'), at('films/nowhere.yaml'));
  symlinkSync(at('shop'), at('shop'));
  write('films/latin.yaml', Buffer.from('title: \xe9t\xe9', 'latin1'));
  truncateSync(write('films/film.yaml', ''), 600 * 1024 * 1024);
  expect(expected('site.yaml')).toBe('to be a file; this is a folder: rename or empty it.');
  expect(expected('films/folder.yaml')).toBe('to be a file; this is a folder: rename or empty it.');
  expect(expected('films/loop.yaml')).toBe('to be a file; this is a link that leads to itself.');
  expect(expected('films/nowhere.yaml')).toBe('to be there.');
  expect(expected('films/latin.yaml')).toMatch(/^text in UTF-8, and this is in another encoding/);
  expect(expected('films/film.yaml')).toBe('at most 1 MB of text; this file has 600 MB.');
  expect(expected('shop')).toBe('to be a folder that can be read.');
});

test('CONTENT_DIR sets the content folder, or HOUSE as its former name', () => {
  vi.stubEnv('CONTENT_DIR', `${at()}/`);
  expect(loadLibrary().site.name).toBe('Testhaus');
  expect(contentDir()).toBe(at());
  vi.stubEnv('CONTENT_DIR', '');
  vi.stubEnv('HOUSE', 'old-name');
  expect(contentDir()).toBe('old-name');
  vi.stubEnv('HOUSE', '');
  expect(contentDir()).toBe('content');
});

test('a page has no reserved slug, and replaces the text of imprint or privacy', () => {
  const page = 'title: { fr: Titre }\ntext: { fr: Texte }\n';
  for (const slug of ['a-propos', 'vie-privee', 'catalogue']) write(`pages/${slug}.yaml`, page);
  expect(described()).toEqual([
    'pages/catalogue.yaml: the name: expected a name that the site does not use itself; /catalogue is an address of its own.',
  ]);
  rmSync(at('pages/catalogue.yaml'));
  expect([...loadLibrary(at()).pages.keys()]).toEqual(['a-propos', 'vie-privee']);
  write('pages/mentions-legales.yaml', page);
  expect(described()).toEqual([
    expect.stringMatching(/^site.yaml: Line 5, .*expected no such words beside pages/),
  ]);
  write('site.yaml', site.replace(', text: { fr: Texte }', ''));
  expect(loadLibrary(at()).site.imprint?.text).toBeUndefined();
});

test('a programme has its days by date', () => {
  const day = '1999-01-31: { film: nerven, text: { fr: Texte } }\n';
  write('programme/1999-01.yaml', month + day);
  const { programme } = loadLibrary(at());
  expect([...programme.keys()]).toEqual(['1999-01-02', '1999-01-31']);
  expect(programme.get('1999-01-31')).toEqual({ film: 'nerven', text: { fr: 'Texte' } });
});

test('with a mediaUrl only pictures must be in the content folder', () => {
  const src = (name: string) => `{ provider: html5, src: /media/nerven/${name} }`;
  const media = `media: { film: { type: video, poster: /media/nerven/p.jpg, sources: [${src('f.mp4')}] } }`;
  write('films/nerven.yaml', `${film}${media}\n`);
  expect(issues().map(({ field }) => field)).toEqual([
    'media.film.poster',
    'media.film.sources.0.src',
  ]);
  write('site.yaml', `${site}mediaUrl: https://media.example/films\n`);
  expect(issues().map(({ field }) => field)).toEqual(['media.film.poster']);
  vi.stubEnv('MEDIA_URL', 'https://other.example');
  write('media/nerven/p.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0]));
  expect(loadLibrary(at()).site.mediaUrl).toBe('https://other.example');
});

const content = loadLibrary('tests/site');
const without = (...parts: ('shop' | 'vod' | 'lists' | 'open')[]) =>
  withEnabledFeatures({ ...content, site: { ...content.site, switchedOff: parts } });
const offered = ({ films }: Pick<typeof content, 'films'>) =>
  [...films.values()].filter(({ vod }) => vod).length;

test('withEnabledFeatures: without the shop there are no articles, without video on demand no offers', () => {
  expect(without()).toEqual(content);
  expect(without('shop').articles.size).toBe(0);
  expect(offered(without('shop'))).toBe(offered(content));
  expect(offered(content)).toBeGreaterThan(0);
  expect(offered(without('vod'))).toBe(0);
  expect([...without('vod').films.keys()]).toEqual([...content.films.keys()]);
  expect(without('vod').articles).toEqual(content.articles);
});

test('withEnabledFeatures: prices are shown in the currencies of the site, in its order', () => {
  const [[slug, article] = []] = content.articles;
  const shown = (price: object, ...currencies: ('CHF' | 'EUR')[]) => {
    const articles = new Map([[slug, { ...article, price }]]) as typeof content.articles;
    const site = { ...content.site, currencies };
    const [one] = withEnabledFeatures({ ...content, articles, site }).articles.values();
    return JSON.stringify(one?.price);
  };
  const both = { CHF: 29.9, EUR: 27 };
  expect(shown(both, 'CHF', 'EUR')).toBe('{"CHF":29.9,"EUR":27}');
  expect(shown(both, 'EUR', 'CHF')).toBe('{"EUR":27,"CHF":29.9}');
  expect(shown(both, 'CHF')).toBe('{"CHF":29.9}');
  expect(shown({ EUR: 27 }, 'CHF', 'EUR')).toBe('{"EUR":27}');
});

test('switchedOff lists the disabled features, and nothing of an invalid file', () => {
  const off = (text: string) => {
    write('site.yaml', text);
    return switchedOff(at());
  };
  expect(off('name: A\nswitchedOff: [lists, shop]\n')).toEqual(['lists', 'shop']);
  expect(off('name: A\n')).toEqual([]);
  expect(off('switchedOff: all\n')).toEqual([]);
  expect(off('name: "A\n')).toEqual([]);
  expect(switchedOff(at('nowhere'))).toEqual([]);
});

test('only films whose text was parsed before are reused', () => {
  write('films/faust.yaml', film.replace('Nerven', 'Faust'));
  write('films/later.yaml', film.replace('1919', '2999'));
  write('films/secret.yaml', `${film}draft: true\n`);
  const first = reuseFilms();
  const before = readContent(at(), { parse: first.parse }).content.films;
  // As a build stores them.
  const stored = structuredClone(first.parsed);
  write('films/faust.yaml', film.replace('Nerven', 'Lust'));
  const second = reuseFilms(stored);
  const { content, issues: found } = readContent(at(), { parse: second.parse });
  expect([...stored.values()]).toContain(content.films.get('nerven'));
  expect(content.films.get('nerven')).toEqual(before.get('nerven'));
  expect(content.films.get('faust')?.title.original.text).toBe('Lust');
  // A year that is too late may be right with time: a film with an issue is always read again.
  // A draft is not stored in a build.
  expect([stored.size, second.parsed.size]).toEqual([2, 2]);
  expect(found.map(({ field }) => field)).toContain('year');
});
