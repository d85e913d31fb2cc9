import { expect, type Page, test } from 'playwright/test';
import { comeToLife } from '../app/visit';
import { hold } from '../hold';
import { languages } from '../languages';
import { playerOf } from './player-of';

const [french] = languages;

/** Text that occurs only in the player's own files, however they are bundled. */
const marks = {
  Plyr: /plyr__control/,
  'hls.js': /hlsManifestParsed/,
  VAST: /VASTAdTagURI/,
  styles: /\.plyr--video/,
};

/** Records a page's requests, and the player's parts in the responses. */
function listenForParts(page: Page) {
  const requests: URL[] = [];
  const responses: Promise<string>[] = [];
  page.on('request', (request) => requests.push(new URL(request.url())));
  page.on('response', (response) => {
    if (/\.(?:js|css)$/.test(new URL(response.url()).pathname))
      responses.push(response.text().catch(() => ''));
  });
  return {
    files: () => requests.map(({ pathname }) => pathname),
    hosts: () => [...new Set(requests.map(({ hostname }) => hostname))],
    parts: async () => {
      const texts = await Promise.all(responses);
      return Object.entries(marks).flatMap(([part, mark]) =>
        texts.some((text) => mark.test(text)) ? [part] : [],
      );
    },
  };
}

const ofPlayer = /^\/player\/|^\/ads\/|\.(?:mp4|m4a|m3u8|vtt)$|sprite/;

test('nothing of the player is downloaded before the pointer is over the film', {
  tag: '@phone',
}, async ({ page }) => {
  const recorded = listenForParts(page);
  // The speculation rules are the last request of a page on its own.
  const loaded = page.waitForResponse(/\/builds\/meta\//);
  await page.goto('/de/movie/etude-en-rectangles');
  await page.locator('#watch').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await loaded;
  expect(recorded.files().filter((file) => ofPlayer.test(file))).toEqual([]);
  expect(await recorded.parts()).toEqual([]);
  expect(recorded.hosts()).toEqual(['localhost']);
});

test('hover preloads the player, and everything comes from this site', async ({ page }) => {
  const recorded = listenForParts(page);
  const player = playerOf(page, french, 'etude-en-rectangles');
  await player.goto();
  await comeToLife(page);
  await player.gate.hover();
  await expect.poll(recorded.parts).toEqual(['Plyr', 'styles']);
  expect(recorded.files().filter((file) => ofPlayer.test(file))).toEqual([]);
  await player.press();
  await expect.poll(recorded.parts).toEqual(['Plyr', 'VAST', 'styles']);
  await expect(player.ad.locator('video')).toBeVisible();
  expect(recorded.files()).toContain('/player/icons.svg');
  expect(recorded.hosts()).toEqual(['localhost']);
});

test('presses before hydration are kept: film plays, transcript is filled', async ({ page }) => {
  const { part, gate } = playerOf(page, french);
  const arrive = await hold(page, '/_next/static/chunks/*.js');
  await page.goto('/movie/etude-en-diagonales', { waitUntil: 'commit' });
  const transcript = part.locator('details', { hasText: french.words.Player.transcript.title });
  await transcript.locator('summary').click();
  await expect(transcript).toHaveAttribute('open');
  await gate.click();
  await expect(gate).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('video')).toHaveCount(0);
  arrive();
  await expect(transcript.getByRole('listitem').first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0))
    .toBeGreaterThan(0);
});
