import { expect, test } from 'playwright/test';
import { expectAccessible } from '../expect-accessible';
import { languages } from '../languages';
import { tabTo } from '../tab-to';
import { serveAds, vast } from './ad-server';
import { holdAds } from './hold-ads';
import { playerOf } from './player-of';

const [french, german] = languages;

test('the running player has no barrier that axe can find', async ({ page }) => {
  const player = playerOf(page, french);
  await player.watch();
  await player.part.locator('summary', { hasText: french.words.Player.transcript.title }).click();
  await expect(player.part.getByRole('searchbox')).toBeVisible();
  // The bar stays while the focus is in it.
  await tabTo(page, player.seekBar, { back: true });
  await expectAccessible(page);
});

test('the open menu of the player has none either', { tag: '@phone' }, async ({ page }) => {
  const player = playerOf(page, german);
  await player.watch();
  await player.pause();
  await player.button(german.words.Player.settings).click();
  await expect(player.root.getByRole('menu')).toBeVisible();
  await expectAccessible(page);
});

test('the list of keys has none either', async ({ page }) => {
  const player = playerOf(page, german);
  await player.watch();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('an advertisement has none either', async ({ page }) => {
  await serveAds(page, { vast: vast({}) });
  const player = playerOf(page, french, 'etude-en-rectangles');
  await holdAds(page);
  await player.goto();
  await player.press();
  await expect(player.ad.getByRole('button', { name: french.words.Player.adResume })).toBeVisible();
  await expectAccessible(page);
});

test('a film that failed has none either', async ({ page }) => {
  await page.route('**/film.mp4', (route) => route.abort());
  const player = playerOf(page, french);
  await player.goto();
  await player.press();
  await player.expectState('failed');
  await expectAccessible(page);
});
