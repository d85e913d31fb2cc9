import { expect, type Page, test } from 'playwright/test';
import { addressIn, languages } from '../languages';
import { playerOf } from '../player/player-of';
import { serveStream } from '../player/serve-stream';
import { press } from '../press';
import { listenForBreaches } from './listen-for-breaches';
import { comeToLife, follow, visit } from './visit';

const [french] = languages;
const all = french.words;

/** When the document was opened that the page stands in. */
const openedAt = (page: Page) => page.evaluate(() => performance.timeOrigin);

/** A provider as far as the player sees it: its script, and a frame that says nothing. */
async function standInForYouTube(page: Page) {
  await page.route(
    ({ hostname }) => /youtube|ytimg/.test(hostname),
    (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname.startsWith('/embed/'))
        return route.fulfill({ contentType: 'text/html', body: '<h1>Frame</h1>' });
      if (pathname !== '/iframe_api') return route.fulfill({ status: 404 });
      return route.fulfill({
        contentType: 'text/javascript',
        body: `window.YT = { Player: class { constructor(id, { host, videoId }) {
          const frame = document.createElement('iframe');
          frame.src = host + '/embed/' + videoId;
          document.getElementById(id.id ?? id).replaceWith(frame);
        } } };
        window.onYouTubeIframeAPIReady();`,
      });
    },
  );
}

// What is refused of a screen as it is opened is told of by screens.spec.ts.
test('a choice of films keeps to the policy', async ({ page }) => {
  const breaches = await listenForBreaches(page);
  await visit(page, '/catalogue?genre=drama');
  await page.keyboard.press('End');
  await page.waitForLoadState('networkidle');
  expect(breaches).toEqual([]);
});

test('a film with its words, its pictures and its advertisement keeps to the policy', async ({
  page,
}) => {
  const breaches = await listenForBreaches(page);
  const player = playerOf(page, french, 'etude-en-rectangles');
  await player.goto();
  await player.press();
  await expect(player.root).toHaveAttribute('data-ads-state', 'playing');
  await player.ad.getByRole('button', { name: all.Player.adSkip }).click({ timeout: 20_000 });
  await player.expectToRun();
  await player.showBar();
  await player.seekBar.hover();
  await expect(player.root.locator('.scrubber img').first()).toBeAttached();
  expect(breaches).toEqual([]);
});

test('a stream keeps to the policy', async ({ page }) => {
  const breaches = await listenForBreaches(page);
  await serveStream(page);
  await playerOf(page, french).watch();
  expect(breaches).toEqual([]);
});

test('who walks to a provider’s film by a link can have it', async ({ page }) => {
  const breaches = await listenForBreaches(page);
  await standInForYouTube(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Big Buck Bunny' }).first();
  await visit(page, '/');
  const home = await openedAt(page);
  await follow(page, '/vod');
  await expect(page).toHaveURL(/\/vod$/);
  expect(await openedAt(page), 'the policy is still that of the home page').toBe(home);
  await press(link);
  await expect(page).toHaveURL(/big-buck-bunny$/);
  await comeToLife(page);
  expect(await openedAt(page)).not.toBe(home);
  const load = all.Player.embedLoad.replace('{provider}', 'YouTube');
  await press(page.getByRole('button', { name: load }));
  await expect(
    page.frameLocator('#watch iframe').getByRole('heading', { name: 'Frame' }),
  ).toBeVisible();
  expect(breaches).toEqual([]);

  await page.goBack();
  await expect(page).toHaveURL(/\/vod$/);
  await expect(link).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('button', { name: load })).toBeVisible();
});

test('a reading of a file that a visitor brings keeps to the policy', async ({ page }) => {
  const breaches = await listenForBreaches(page);
  await visit(page, addressIn(french, '/a-voir'));
  const file = { format: 'bobine-lists', version: 1, exported: '2026-01-01T00:00:00Z' };
  const lists = { toWatch: [], watched: [], begun: [] };
  await page.locator('input[type=file]').setInputFiles({
    name: 'lists.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...file, ...lists })),
  });
  await expect(page.locator('#data').getByRole('status')).toHaveText(all.Lists.page.importedNone);
  expect(breaches).toEqual([]);
});
