import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import '@/lib/content/validate/provide';
import { generateStaticParams as listPosters } from '@/app/poster/[file]/route';
import { listChanges } from '@/lib/catalog/offers/changes';
import { getLibrary } from '@/lib/content/store/library';
import { loadUnfilteredLibrary } from '@/lib/content/validate/load-library';
import { handleFilmsRequest } from '@/lib/search/api/handle-films-request';
import { listShareImages } from '@/lib/seo/share-images/share-image';
import { listPages } from '@/lib/seo/sitemaps/sitemap';
import { writeContent } from '@/tools/build/write-content';
import { sharedFolder } from '../../temporary-folder';
import { holdsWord } from './holds-word';

/** Only the drafts of the test site, and what refers to them, contain this word. */
const word = 'quixandel';
const root = sharedFolder();
const allContent = loadUnfilteredLibrary();
const now = new Date();

/** The files of a build. */
const written = () =>
  readdirSync(join(root, '.next'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

test('the test site has drafts of every kind, and content that refers to them', () => {
  expect(allContent.films.has(word)).toBe(true);
  for (const part of ['collections', 'articles', 'news', 'pages'] as const)
    expect([...allContent[part].values()].filter(({ draft }) => draft)).toHaveLength(1);
  expect(allContent.screenings.has(word)).toBe(true);
  expect(holdsWord(Buffer.from(JSON.stringify([...allContent.programme])), word)).toBe(true);
});

test('the snapshot of a preview contains drafts', () => {
  vi.stubEnv('SITE_ENV', 'preview');
  writeContent(root, allContent);
  vi.unstubAllEnvs();
  expect(written().some((file) => holdsWord(readFileSync(file), word))).toBe(true);
});

test('no list of pages, images or API results contains a draft', async () => {
  const catalogue = await handleFilmsRequest(new Request('https://bobine.example/api/films'), now);
  const lists = [[...listPages('fr', now)], [...listPages('de', now)], listChanges(now)];
  const drawn = [listPosters(), listShareImages(getLibrary())];
  for (const list of [...lists, ...drawn, await catalogue.text()])
    expect(holdsWord(Buffer.from(JSON.stringify(list)), word)).toBe(false);
});
