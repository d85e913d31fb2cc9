import { expect, test } from 'vitest';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { lastChanges } from '@/lib/seo/sitemaps/last-changes';

const house = loadLibrary();
const told = [...house.news.values()][0];
if (!told) throw new Error('the tests’ house has no news');
const news = new Map([['premiere', { ...told, date: '2026-06-01', films: ['genuine'] }]]);
const library = { ...house, news };
const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
const known = (files: Record<string, string>, now = '2026-11-22') => {
  const changed = lastChanges({
    library,
    history: new Map(
      Object.entries(files).map(([path, day]) => [path, { first: at(day), last: at(day) }]),
    ),
    ...{ newest: ['nerven'], offered: [{ slug: 'etude-en-disques' }], now: new Date(at(now)) },
    filmsUnder: (_, value) => (['robert-wiene', '1920', 'AT'].includes(value) ? ['genuine'] : []),
  });
  return (path: string) => {
    const moment = changed(path);
    return moment === undefined ? undefined : new Date(moment).toISOString().slice(0, 10);
  };
};

test('a film’s page changes with its own file and with all that it shows of others', () => {
  const own = { 'films/nosferatu-eine-symphonie-des-grauens.yaml': '2026-01-01' };
  const page = '/movie/nosferatu-eine-symphonie-des-grauens';
  expect(known(own)(page)).toBe('2026-01-01');
  expect(known({ ...own, 'shop/blu-ray-nosferatu.yaml': '2026-02-01' })(page)).toBe('2026-02-01');
  expect(known({ ...own, 'collections/expressionnisme.yaml': '2026-03-01' })(page)).toBe(
    '2026-03-01',
  );
  expect(known({ ...own, 'films/faust.yaml': '2026-04-01' })(page)).toBe('2026-01-01');
  expect(known({})(page)).toBeUndefined();
});

test('lists change with what they list, and a collection with its films', () => {
  const files = {
    ...{ 'films/nerven.yaml': '2026-03-01', 'films/genuine.yaml': '2026-05-01' },
    ...{
      'collections/expressionnisme.yaml': '2026-01-01',
      'shop/bon-cadeau-25.yaml': '2026-02-01',
    },
  };
  const page = known(files);
  expect(page('/catalogue')).toBe('2026-05-01');
  expect(page('/collection')).toBe('2026-01-01');
  expect(page('/collection/expressionnisme')).toBe('2026-05-01');
  expect(page('/shop')).toBe('2026-02-01');
  // Of films, home has those that came last.
  expect(known({ ...files, 'films/faust.yaml': '2026-05-05' })('/')).toBe(page('/'));
  expect(known({ ...files, 'films/nerven.yaml': '2026-06-02' })('/')).toBe('2026-06-02');
});

test('news are as new as their day, though they were written before it', () => {
  const files = { 'films/genuine.yaml': '2026-01-01', 'news/premiere.yaml': '2026-01-01' };
  const pages = ['/actualites/premiere', '/actualites', '/movie/genuine'];
  // A day begins in Zurich before it does in London.
  expect(pages.map(known(files))).toEqual(Array(3).fill('2026-05-31'));
  expect(pages.map(known(files, '2026-05-01'))).toEqual([undefined, undefined, '2026-01-01']);
  expect(known({ ...files, 'news/premiere.yaml': '2026-07-01' })('/actualites')).toBe('2026-07-01');
});

test('a page of the house changes with its file; of what no file says nobody knows', () => {
  const page = known({ 'pages/la-maison.yaml': '2026-01-01' });
  expect(known({ 'site.yaml': '2026-02-01' })('/vie-privee')).toBe('2026-02-01');
  expect(page('/la-maison')).toBe('2026-01-01');
  expect([page('/vie-privee'), page('/constructor'), page('/person/ossi-oswalda')]).toEqual([
    ...[undefined, undefined, undefined],
  ]);
});

test('pages of people, genres, countries and decades change with their films', () => {
  const page = known({ 'films/genuine.yaml': '2026-05-01', 'films/nerven.yaml': '2026-06-01' });
  for (const path of ['/person/robert-wiene', '/decade/1920', '/country/at'])
    expect(page(path), path).toBe('2026-05-01');
  expect(page('/genre/horror')).toBeUndefined();
});
