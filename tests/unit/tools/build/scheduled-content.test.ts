import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import '@/lib/content/validate/provide';
import type { Library } from '@/lib/content/store/raw-library';
import { loadUnfilteredLibrary } from '@/lib/content/validate/load-library';
import { listPosterFonts } from '@/lib/posters/type/font-files';
import { writeContent } from '@/tools/build/write-content';
import { sharedFolder, temporaryFolder } from '../../temporary-folder';

/** A film of a collection, of an article and of news, with screenings of its own. */
const slug = 'nosferatu-eine-symphonie-des-grauens';
const moment = Date.parse('2026-12-04T20:30:00+01:00');
const root = sharedFolder();

/** The test site, with that film and a page published at that moment. */
function announced(): Library {
  const allContent = loadUnfilteredLibrary();
  const publishedFrom = '2026-12-04 20:30';
  const film = allContent.films.get(slug);
  const page = allContent.pages.get('la-maison');
  if (!film || !page) throw new Error('not in the test site');
  return {
    ...allContent,
    films: new Map([...allContent.films, [slug, { ...film, publishedFrom }] as const]),
    pages: new Map([...allContent.pages, ['la-maison', { ...page, publishedFrom }] as const]),
  };
}

/** The state of a served site at the current time, from the snapshot of its build. */
async function ask() {
  const { handleFilmsRequest } = await import('@/lib/search/api/handle-films-request');
  const { listPages } = await import('@/lib/seo/sitemaps/sitemap');
  const { getMoviePage } = await import('@/lib/movie-page/get-movie-page');
  const { listCollectionsOf } = await import('@/lib/catalog/collections/list-collections');
  const { listArticlesOf } = await import('@/lib/shop/articles/get-articles');
  const { listNews } = await import('@/lib/catalog/news/list-news');
  const { listSitePages } = await import('@/lib/catalog/pages/site-pages');
  const { findRelated } = await import('@/lib/catalog/films/find-related');
  const { gatherYears } = await import('@/lib/search/timeline/gather-years');
  const { GET: drawPoster } = await import('@/app/poster/[file]/route');
  const { parseQuery } = await import('@/lib/search/query/catalogue-address');
  const request = (query: string) =>
    handleFilmsRequest(new Request(`https://bobine.example/api/films?${query}`), new Date());
  const poster = await drawPoster(new Request('https://bobine.example'), {
    params: Promise.resolve({ file: `${slug}.svg` }),
  });
  const found = await (await request('q=nosferatu')).json();
  const all = await request('');
  const suggested = JSON.stringify(await all.json());
  return {
    page: getMoviePage(slug, 'fr', new Date()) !== undefined,
    found: JSON.stringify(found.films).includes(slug),
    total: JSON.parse(suggested).total as number,
    maxAge: all.headers.get('Cache-Control'),
    sitemap: JSON.stringify([...listPages('fr')]).includes(slug),
    sitePage: JSON.stringify([...listPages('fr')]).includes('/la-maison'),
    menus: listSitePages('de').some((page) => page.slug === 'la-maison'),
    collections: listCollectionsOf(slug, 'fr').length,
    articles: listArticlesOf(slug, 'fr').length,
    news: listNews('fr', new Date()).some(({ films }) => films.includes(slug)),
    related: findRelated('faust-eine-deutsche-volkssage').includes(slug),
    timeline: JSON.stringify(gatherYears(parseQuery({}), 'fr', new Date())).includes(slug),
    poster: poster.status,
  };
}

const before = { page: false, found: false, sitemap: false, sitePage: false, menus: false };
const hidden = { collections: 0, articles: 0, news: false, timeline: false, poster: 404 };

beforeAll(() => {
  writeContent(root, announced(), moment - 1000);
  const shelf = join(root, '.next/bobine/typeface');
  for (const face of listPosterFonts(process.cwd())) cpSync(face, join(shelf, basename(face)));
});
beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('NODE_ENV', 'production');
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  vi.useFakeTimers({ now: moment - 1000, toFake: ['Date'] });
});
afterEach(() => {
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (key.description?.startsWith('bobine ')) Reflect.deleteProperty(globalThis, key);
});

test('scheduled content shows nowhere before its publication, and everywhere from then on', async () => {
  const early = await ask();
  expect(early).toMatchObject({ ...before, ...hidden });
  // No cache may store a response beyond the publication.
  expect(early.maxAge).toBe('public, max-age=1');
  vi.setSystemTime(moment);
  const late = await ask();
  expect(late).toMatchObject({ page: true, found: true, sitemap: true, sitePage: true });
  expect(late).toMatchObject({ menus: true, news: true, timeline: true, poster: 200 });
  expect(late.collections).toBeGreaterThan(0);
  expect(late.articles).toBeGreaterThan(0);
  expect(late.total).toBe(early.total + 1);
});

test('a server that starts later shows what is published by then', async () => {
  vi.setSystemTime(moment + 1);
  expect(await ask()).toMatchObject({ page: true, found: true, sitemap: true, poster: 200 });
});

test('a build includes scheduled content, and lists its change times', async () => {
  const { generateStaticParams: listPosters } = await import('@/app/poster/[file]/route');
  const { inEveryState } = await import('@/lib/content/store/library');
  const { listMovieSlugs } = await import('@/lib/movie-page/get-movie-page');
  const { listPageSlugs } = await import('@/lib/catalog/pages/site-pages');
  const { listChanges } = await import('@/lib/catalog/offers/changes');
  expect(listPosters()).toContainEqual({ file: `${slug}_wide.svg` });
  const films = inEveryState(listMovieSlugs);
  expect(films.filter((film) => film.slug === slug)).toHaveLength(1);
  expect(listPageSlugs()).not.toContain('la-maison');
  expect(inEveryState(listPageSlugs)).toContain('la-maison');
  expect(listChanges(new Date()).published).toContain(moment);
});

test('the snapshot of a preview contains drafts', () => {
  vi.mocked(process.cwd).mockRestore();
  vi.stubEnv('SITE_ENV', 'preview');
  const preview = temporaryFolder();
  writeContent(preview, loadUnfilteredLibrary());
  const written = readdirSync(join(preview, '.next'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name)));
  expect(written.some((bytes) => bytes.includes('quixandel'))).toBe(true);
});
