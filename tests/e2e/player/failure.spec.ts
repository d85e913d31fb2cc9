import { expect, test } from 'playwright/test';
import { comeToLife } from '../app/visit';
import { languages } from '../languages';
import { playerOf } from './player-of';
import { inScript, rewritePage } from './rewrite-page';

const film = '/media/etude-en-diagonales/film.mp4';
const source = { provider: 'html5', src: film, type: 'video/mp4', size: 360 };

for (const language of languages) {
  const words = language.words.Player;

  test(`a film that is not there says so in ${language.name}, and can be tried again`, {
    tag: language.screen,
  }, async ({ page }) => {
    await page.route(film, (route) => route.fulfill({ status: 404, body: '' }));
    const player = playerOf(page, language);
    await player.goto();
    await player.press();
    await player.expectState('failed');
    await expect(player.root.getByRole('alert')).toContainText(words.failedMissing);
    await expect(player.button(words.nextSource)).toHaveCount(0);
    await expect(player.root.getByRole('link', { name: words.failedOther })).toBeVisible();
    // What was seen before stays, dimmed.
    await expect(player.root.locator('img.player-still')).toBeVisible();
    await page.unroute(film);
    await player.button(words.retry).click();
    await player.expectToRun();
    await expect(player.root.getByRole('alert')).toBeHidden();
    await page.keyboard.press('k');
    await player.expectState('paused');
  });

  test(`where one source fails in ${language.name}, the next one plays by itself`, async ({
    page,
  }) => {
    const missing = { ...source, src: '/media/missing.mp4' };
    await rewritePage(page, [[inScript(source), `${inScript(missing)},${inScript(source)}`]]);
    const player = playerOf(page, language);
    await player.goto();
    await player.press();
    await player.expectToRun();
    await expect(player.media).toHaveJSProperty('currentSrc', new URL(film, page.url()).href);
  });
}

const [french] = languages;
const { words: all } = french;

test('a file that does not answer is waited for in sight, and after 15 s can be tried again', async ({
  page,
}) => {
  await page.clock.install();
  let silent = true;
  await page.route(film, (route) => (silent ? undefined : route.continue()));
  const player = playerOf(page, french);
  await player.goto();
  await player.press();
  const waiting = player.root.getByRole('status').filter({ hasText: all.Player.loading });
  await expect(waiting).toBeVisible();
  await player.expectState('loading');
  await expect(player.root.locator('img.player-still')).toBeVisible();
  await page.clock.fastForward(16_000);
  await expect(player.root.getByText(all.Player.waitingLong)).toBeVisible();
  silent = false;
  await player.button(all.Player.retry).click();
  await player.expectToRun();
});

test('a film that runs while the player’s own code is silent is not said to load', async ({
  page,
}) => {
  const player = playerOf(page, french);
  await player.goto();
  await comeToLife(page);
  await page.route(/\/_next\/static\/chunks\/.*\.js/, () => {});
  await player.gate.click();
  const video = page.locator('#watch video');
  await expect
    .poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(0);
  await expect(player.part.getByRole('status').filter({ hasText: all.Player.loading })).toHaveCount(
    0,
  );
  await expect(player.part.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(video).toHaveJSProperty('controls', true);
});

test('a press without a connection leaves the page as it was, and with one the film runs', async ({
  page,
}) => {
  const player = playerOf(page, languages[0]);
  await player.goto();
  await comeToLife(page);
  await page.context().setOffline(true);
  await player.gate.click();
  // The bar that says that something has not come.
  await expect(page.locator('[role=progressbar].bg-signal')).toBeVisible();
  await expect(player.gate).toBeEnabled();
  await expect(player.gate).toHaveAttribute('aria-busy', 'false');
  await page.context().setOffline(false);
  await player.press();
  await player.expectToRun();
});

test('where the player’s own code does not arrive the film has the browser’s controls', async ({
  page,
}) => {
  // Plyr's own part, and no other.
  await page.route(/\/_next\/static\/chunks\/.*\.js/, async (route) => {
    // As a browser does where the site has just closed a connection that lay idle.
    const response = await route.fetch({ maxRetries: 3 });
    const body = await response.text();
    return body.includes('plyr__controls') && body.includes('previewThumbnails')
      ? route.abort()
      : route.fulfill({ response, body });
  });
  const player = playerOf(page, french);
  await player.goto();
  const video = page.locator('#watch video');
  // The page is loaded anew, once, and the visitor presses again.
  await expect(async () => {
    if (await player.gate.isVisible()) await player.gate.click({ timeout: 1000 });
    await expect(video).toHaveJSProperty('controls', true, { timeout: 6000 });
  }).toPass();
  await expect(video).toHaveJSProperty('paused', false);
  await expect(player.root.getByRole('alert')).toBeHidden();
});
