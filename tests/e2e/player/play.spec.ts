import { expect, type Locator, test } from 'playwright/test';
import { languages } from '../languages';
import { listenForErrors } from '../listen-for-errors';
import { adFiles } from './ad-server';
import { playerOf } from './player-of';

const [french, german] = languages;

test('a film plays in place at one press, and requests no ad if it has none', async ({ page }) => {
  const { words } = french;
  const ads: string[] = [];
  page.on('request', (request) => adFiles.test(request.url()) && ads.push(request.url()));
  const errors = listenForErrors(page);
  const player = playerOf(page, french);
  await player.goto();
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await expect(player.gate).toHaveAccessibleName(words.Player.watch.replace('{title}', title));
  await expect(player.gate).toBeInViewport({ ratio: 1 });
  await player.press();
  await expect(player.root).toHaveAccessibleName(words.Player.region.replace('{title}', title));
  await player.expectToRun();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await player.media.evaluate((film: HTMLVideoElement) => film.videoWidth)).toBe(640);
  await expect(player.button(words.Player.pause).first()).toBeAttached();
  await expect(player.root).toHaveAttribute('data-ads-state', 'none');
  expect(ads).toEqual([]);
  expect(errors).toEqual([]);
});

test('an audio work has the same controls', { tag: '@phone' }, async ({ page }) => {
  const errors = listenForErrors(page);
  const player = playerOf(page, german, 'canon-pour-projecteur');
  await player.watch();
  await expect(player.media).toHaveJSProperty('tagName', 'AUDIO');
  await expect(player.seekBar).toBeVisible();
  await page.keyboard.press('l');
  await expect.poll(player.time).toBeGreaterThan(10);
  await player.button(german.words.Player.pause).first().click();
  await player.expectState('paused');
  expect(errors).toEqual([]);
});

test('the still and the player of a 4:3 film are 4:3', async ({ page }) => {
  await page.route(adFiles, (route) => route.fulfill({ body: '<VAST version="4.2"/>' }));
  const player = playerOf(page, french, 'l-inventaire');
  await player.goto();
  const shape = async (part: Locator) => {
    const { width, height } = (await part.boundingBox()) ?? { width: 0, height: 1 };
    return Math.round((100 * width) / height);
  };
  expect(await shape(player.gate)).toBe(133);
  await player.press();
  // It is 8 s long, and may have ended already.
  await expect
    .poll(async () => (await player.played()).some(({ from, to }) => to > from))
    .toBe(true);
  expect(await shape(player.root)).toBe(133);
  expect(await shape(player.media)).toBe(133);
});
