import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import '@/lib/content/validate/provide';
import { GET as getPicture } from '@/app/og/[...path]/route';
import { GET as drawPoster, generateStaticParams as listPosters } from '@/app/poster/[file]/route';
import { listChanges } from '@/lib/catalog/offers/changes';
import { getLibrary } from '@/lib/content/store/library';
import { readStoredLibrary } from '@/lib/content/store/stored-library';
import { loadUnfilteredLibrary } from '@/lib/content/validate/load-library';
import { answerRequest } from '@/lib/search/api/answer-request';
import { listShareImages } from '@/lib/seo/share-images/share-image';
import { listPages } from '@/lib/seo/sitemaps/sitemap';
import { writeContent } from '@/tools/build/write-content';
import { holdsWord } from './holds-word';

/** The tests' house has a draft of every kind; no other file has this word, but for those that name them. */
const word = 'quixandel';
const root = mkdtempSync(join(tmpdir(), 'bobine-drafts-'));
const whole = loadUnfilteredLibrary();
const now = new Date();

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

/** What is served from; beside it, where no git says when a file changed, a build keeps the days of all files for the next. */
const written = () =>
  readdirSync(join(root, '.next'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

test('the house has drafts of every kind, and things that name them', () => {
  expect(whole.films.has(word)).toBe(true);
  for (const part of ['collections', 'articles', 'news', 'pages'] as const)
    expect([...whole[part].values()].filter(({ draft }) => draft)).toHaveLength(1);
  expect(whole.screenings.has(word)).toBe(true);
  expect(holdsWord(Buffer.from(JSON.stringify([...whole.programme])), word)).toBe(true);
});

test('nothing that a build puts down of its content has a word of a draft', () => {
  writeContent(root, whole);
  expect(written().length).toBeGreaterThan(8);
  for (const file of written()) expect(holdsWord(readFileSync(file), word), file).toBe(false);
});

test('films whose names mean something to a program are put down like others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bobine-odd-'));
  const [film] = whole.films.values();
  if (!film) throw new Error('no film');
  const odd = ['constructor', 'site', 'to-string'].map((slug): [string, typeof film] => [
    slug,
    { ...film, directors: ['Constructor'] },
  ]);
  writeContent(folder, { ...whole, films: new Map(odd) });
  expect([...(readStoredLibrary(folder)?.films.keys() ?? [])]).toEqual(odd.map(([slug]) => slug));
  rmSync(folder, { recursive: true });
});

test('a preview puts down all of it', () => {
  vi.stubEnv('SITE_ENV', 'preview');
  writeContent(root, whole);
  vi.unstubAllEnvs();
  expect(written().some((file) => holdsWord(readFileSync(file), word))).toBe(true);
});

test('no list that pages, crawlers and programs are given has it', async () => {
  const catalogue = await answerRequest(new Request('https://bobine.example/api/films'), now);
  const said = [[...listPages('fr', now)], [...listPages('de', now)], listChanges(now)];
  const drawn = [listPosters(), listShareImages(getLibrary())];
  for (const list of [...said, ...drawn, await catalogue.text()])
    expect(holdsWord(Buffer.from(JSON.stringify(list)), word)).toBe(false);
});

test('nobody gets its poster or its card by asking for it', async () => {
  const file = `${word}.svg`;
  const poster = await drawPoster(new Request('https://a.example'), {
    params: Promise.resolve({ file }),
  });
  expect(poster.status).toBe(404);
  const card = await getPicture(new Request('https://a.example'), {
    params: Promise.resolve({ path: [`${word}.png`] }),
  });
  expect(card.status).toBe(404);
});
