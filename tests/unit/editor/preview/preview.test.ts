import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '@/lib/content/validate/provide';
import { getLibrary, withLibrary } from '@/lib/content/store/library';
import { saveDraft } from '@/lib/editor/drafts/draft';
import { entryPath } from '@/lib/editor/entries/entry-kinds';
import { createPreviewToken, readPreviewToken } from '@/lib/editor/preview/preview-token';
import { findPreviewMedia, previewDraft } from '@/lib/editor/preview/read-preview';
import type { Database } from '@/lib/shop/database/open-database';
import { onSqlite } from '@/tests/databases/on-both';
import { temporaryFolder } from '../../temporary-folder';

const now = new Date('2026-12-01T12:00:00Z');
const data = vi.hoisted(() => ({ folder: '', db: undefined as Database | undefined }));
vi.mock('@/lib/editor/content-place', () => ({
  contentPlace: () => ({ contentFolder: `${process.cwd()}/tests/site`, dataFolder: data.folder }),
}));
vi.mock('@/lib/admin/entry/enter-admin', () => ({ getAdminDatabase: async () => data.db }));

const film =
  'title: { original: { text: Faust, lang: de } }\nyear: 1926\nruntime: 90\ncountries: [DE]\ngenres: [drama]\ndraft: true\n';

test('previewDraft shows a draft of a new film, and everything else as it is public', async () => {
  const library = getLibrary();
  const laidOver = previewDraft({ kind: 'film', slug: 'neu', source: film }, now);
  if (!laidOver) return expect.fail();
  expect(laidOver.path).toBe('/movie/neu');
  const { films } = laidOver.library;
  expect(films.get('neu')).toMatchObject({ year: 1926 });
  expect(films.get('neu')).not.toHaveProperty('draft');
  expect([...films.keys()]).toEqual([...library.films.keys(), 'neu']);
  expect(new Map(films).get('nerven')).toBe(library.films.get('nerven'));
  const { getMoviePage } = await import('@/lib/movie-page/get-movie-page');
  const render = () => getMoviePage('neu', 'de', now)?.film.title.text;
  expect(withLibrary(laidOver.library, render)).toBe('Faust');
  expect(render()).toBeUndefined();
});

test('previewDraft shows offer and running time as a publication would', () => {
  const shorts = ['etude-en-disques', 'etude-en-rectangles'];
  const source = `${film.replace('runtime: 90', `films: [${shorts}]`)}vod: { ads: false, from: 2026-12-03 20:00 }\n`;
  const laidOver = previewDraft({ kind: 'film', slug: 'neu', source }, now);
  expect(laidOver?.library.films.get('neu')).toMatchObject({
    ...{ runtime: 1.57, vod: { from: '2026-12-03T20:00:00+01:00' } },
  });
});

test.each([
  ['collection', 'expressionnisme', '/collection/expressionnisme'],
  ['article', 'affiche-nosferatu', '/shop/affiche-nosferatu'],
  ['news', 'demain', '/actualites/demain'],
  ['page', 'la-maison', '/la-maison'],
] as const)('previewDraft shows a draft of %s %s', (kind, slug, path) => {
  const source = readFileSync(`tests/site/${entryPath(kind, slug)}`, 'utf8');
  expect(previewDraft({ kind, slug, source }, now)?.path).toBe(path);
});

test('previewDraft leaves out pictures that are not described yet', () => {
  const described = { src: '/media/neu/b.webp', alt: { fr: 'Un pacte', de: 'Ein Pakt' } };
  const stills = [{ src: '/media/neu/a.webp' }, described, { src: '/media/neu/c.webp' }];
  const source = `${film}poster: { src: /media/neu/p.webp }\nstills: ${JSON.stringify(stills)}\n`;
  const shown = previewDraft({ kind: 'film', slug: 'neu', source }, now)?.library.films.get('neu');
  expect(shown).toMatchObject({ stills: [described] });
  expect(shown).not.toHaveProperty('poster');
});

test.each(['year: morgen\n', 'title: {', null])(
  'previewDraft has nothing to show of an invalid or deleting draft: %s',
  (source) => {
    expect(previewDraft({ kind: 'film', slug: 'neu', source }, now)).toBeUndefined();
  },
);

onSqlite('the link of a draft', (open) => {
  beforeEach(() => {
    data.folder = temporaryFolder();
  });
  afterEach(() => {
    data.folder = '';
  });
  const until = +now + 1000;

  test('lasts until its moment, in all processes of the site', () => {
    const token = createPreviewToken({ draft: 'a', until });
    expect(readPreviewToken(token, now)).toEqual({ draft: 'a', until });
    expect(readPreviewToken(token, new Date(until))).toBeUndefined();
  });

  test('is worth nothing if it was changed, or comes from another site', () => {
    const token = createPreviewToken({ draft: 'a', until });
    expect(readPreviewToken(`${token.slice(0, -1)}_`, now)).toBeUndefined();
    expect(readPreviewToken('', now)).toBeUndefined();
    data.folder = temporaryFolder();
    expect(readPreviewToken(token, now)).toBeUndefined();
  });

  test('opens the film that the draft names, and no other upload of its entry', async () => {
    const [own, other] = ['film-0a1b2c3d/hls/1.m4s', 'film-0a1b2c3e/film.mp4'];
    const media = 'uploads/media/nerven';
    data.folder = temporaryFolder({ [`${media}/${own}`]: '', [`${media}/${other}`]: '' });
    data.db = await open();
    const source = 'media: { film: { sources: [/media/nerven/film-0a1b2c3d/film.mp4] } }\n';
    const key = { kind: 'film', slug: 'nerven', editor: 'anna@house.example' };
    const saved = await saveDraft(data.db, { ...key, source, base: null }, now);
    if (!('draft' in saved)) return expect.fail();
    const token = createPreviewToken({ draft: saved.draft.id, until });
    const find = (name: string) => findPreviewMedia(token, `/media/nerven/${name}`, now);
    expect(await find(own)).toBe(`${data.folder}/${media}/${own}`);
    expect(await find(other)).toBeUndefined();
  });
});
