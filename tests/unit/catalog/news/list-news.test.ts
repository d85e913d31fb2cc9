import { expect, test } from 'vitest';
import { getNewsPage, listNews, listNewsOf } from '@/lib/catalog/news/list-news';
import { newsChanges } from '@/lib/catalog/news/news-changes';
import { newsSchema } from '@/lib/content/schema/page';
import type { Library } from '@/lib/content/store/raw-library';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { feedPaths } from '@/lib/site/feed-paths';
import { showLibrary } from '../../show-library';

showLibrary(() => shown.library);

const content = loadLibrary();
const shown = {} as { library: Library };

function write(news: Record<string, object>, timeZone = 'Europe/Zurich') {
  const raw = Object.entries(news).map(
    ([slug, fields]) =>
      [slug, newsSchema.parse({ title: { fr: 'T' }, text: { fr: 'T' }, ...fields })] as const,
  );
  shown.library = { ...content, site: { ...content.site, timeZone }, news: new Map(raw) };
}
const slugsAt = (moment: string) => listNews('fr', new Date(moment)).map(({ slug }) => slug);

test('the newest news come first, those of a day by name', () => {
  write({ a: { date: '2026-01-02' }, c: { date: '2026-03-01' }, b: { date: '2026-03-01' } });
  expect(slugsAt('2026-04-01T00:00:00Z')).toEqual(['b', 'c', 'a']);
});

test('news are published at midnight in the site’s time zone', () => {
  const news = { a: { date: '2026-07-02' } };
  write(news);
  expect(slugsAt('2026-07-01T21:59:59Z')).toEqual([]);
  expect(slugsAt('2026-07-01T22:00:00Z')).toEqual(['a']);
  write(news, 'America/New_York');
  expect(slugsAt('2026-07-02T03:59:59Z')).toEqual([]);
});

test('a news page links to older and newer news and to films, and does not exist before its day', () => {
  write({
    ...{ a: { date: '2026-01-01' }, c: { date: '2026-03-01' }, d: { date: '2027-01-01' } },
    b: { date: '2026-02-01', films: ['l-inventaire', 'etude-en-disques'] },
  });
  const now = new Date('2026-04-01T00:00:00Z');
  const page = getNewsPage('b', 'de', now);
  expect([page?.older?.slug, page?.newer?.slug]).toEqual(['a', 'c']);
  expect(page?.films.map(({ slug }) => slug)).toEqual(['l-inventaire', 'etude-en-disques']);
  expect(getNewsPage('c', 'de', now)?.newer).toBeUndefined();
  expect(getNewsPage('d', 'de', now)).toBeUndefined();
  expect(listNewsOf('l-inventaire', 'de', now).map(({ slug }) => slug)).toEqual(['b']);
});

test('future news change the lists, their page, the page before and those of their films', () => {
  write({
    ...{ old: { date: '2025-01-01' }, last: { date: '2026-01-01' } },
    soon: { date: '2026-07-02', films: ['l-inventaire'] },
  });
  const [change, ...others] = newsChanges(shown.library, new Date('2026-06-01T00:00:00Z'));
  expect(others).toEqual([]);
  expect(change?.at).toBe(Date.parse('2026-07-01T22:00:00Z'));
  expect(change?.paths.filter((path) => !path.startsWith('/de'))).toEqual([
    ...['/', '/actualites', ...feedPaths('news'), '/sitemap.xml'],
    ...['/actualites/soon', '/actualites/last'],
    '/movie/l-inventaire',
  ]);
  expect(change?.paths).toEqual(expect.arrayContaining(['/de', '/de/sitemap.xml']));
});
