import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { builtRoot } from '@/lib/server/builds/built-root.mjs';
import { comeToLife } from '../app/visit';
import { expectAccessible } from '../expect-accessible';
import { hold } from '../hold';
import { languages } from '../languages';
import { playerOf } from './player-of';
import { serveStream } from './serve-stream';

const film = '/media/etude-en-diagonales/film.mp4';
const [french, german] = languages;
const { words: all } = french;

test('a missing film shows an error, and can be retried', { tag: '@phone' }, async ({ page }) => {
  const words = german.words.Player;
  await page.route(film, (route) => route.fulfill({ status: 404, body: '' }));
  const player = playerOf(page, german);
  await player.open();
  await player.expectState('failed');
  await expect(player.root.getByRole('alert')).toContainText(words.failedMissing);
  await expect(player.button(words.nextSource)).toHaveCount(0);
  await expect(player.root.getByRole('link', { name: words.failedOther })).toBeVisible();
  // The still stays behind the message.
  await expect(player.root.locator('img.player-still')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(film);
  await player.button(words.retry).click();
  await player.expectToRun();
  await expect(player.root.getByRole('alert')).toBeHidden();
  await player.pause();
});

test('a film pressed while its player loads plays at once, downloaded once', async ({ page }) => {
  const player = playerOf(page, french);
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/film.mp4')) films.push(request.headers().range ?? 'whole');
  });
  await player.goto();
  await comeToLife(page);
  const arrive = await hold(page, /\/_next\/static\/chunks\/.*\.js/);
  await player.gate.click();
  const video = page.locator('#watch video');
  await expect
    .poll(() => video.evaluate((running: HTMLVideoElement) => running.currentTime))
    .toBeGreaterThan(0);
  const loading = player.part.getByRole('status').filter({ hasText: all.Player.loading });
  await expect(loading).toHaveCount(0);
  await expect(player.part.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(video).toHaveJSProperty('controls', true);
  // The film lies over its button and receives further presses.
  await video.dblclick();
  arrive();
  await player.expectToRun();
  expect(films.filter((range) => range === 'whole' || range === 'bytes=0-')).toHaveLength(1);
});

/** Refuses the scripts of the build in which all `texts` occur, while `isLost`. */
async function refuseScripts(page: Page, texts: string[], isLost = () => true) {
  const folder = join(builtRoot(), '.next/static/chunks');
  const names = readdirSync(folder).filter((name) => {
    const script = name.endsWith('.js') ? readFileSync(join(folder, name), 'utf8') : '';
    return texts.every((text) => script.includes(text));
  });
  expect(names).not.toEqual([]);
  for (const name of names)
    await page.route(`/_next/static/chunks/${name}`, (route) =>
      isLost() ? route.abort() : route.continue(),
    );
}

/** Records the documents that the page loads. */
function recordDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  return documents;
}

test('a film goes on with native controls if the player’s code does not load', async ({ page }) => {
  await refuseScripts(page, ['plyr__controls', 'previewThumbnails']);
  const documents = recordDocuments(page);
  const player = playerOf(page, french);
  await player.goto();
  await comeToLife(page);
  await player.gate.click();
  const video = page.locator('#watch video');
  await expect(video).toHaveJSProperty('controls', true);
  await expect(video).toHaveJSProperty('paused', false);
  await expect(player.root.getByRole('alert')).toBeHidden();
  expect(documents).toHaveLength(1);
});

test('a stream whose code is lost plays after a reload, without a second press', {
  tag: '@release',
}, async ({ page }) => {
  const documents = recordDocuments(page);
  await refuseScripts(page, ['hlsManifestParsed'], () => documents.length < 2);
  await serveStream(page);
  const player = playerOf(page, french);
  await player.goto();
  await comeToLife(page);
  await player.gate.click();
  await player.expectToRun();
  expect(documents).toHaveLength(2);
});
