import { expect, test } from 'playwright/test';
import { languages } from '../languages';
import { keep, placesKey } from '../lists/keep';
import { playerOf } from './player-of';

const [french, german] = languages;

test('the language switch keeps position and volume', { tag: '@phone' }, async ({ page }) => {
  const player = playerOf(page, german);
  await player.watch();
  for (const key of ['ArrowDown', 'ArrowDown', '5']) await page.keyboard.press(key);
  await expect.poll(player.time).toBeGreaterThanOrEqual(24);
  await page.getByRole('banner').locator('a[hreflang=fr]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', french.tag);
  await player.press();
  await player.expectToRun();
  expect(await player.began()).toBeGreaterThanOrEqual(24);
  await expect(player.media).toHaveJSProperty('volume', 0.9);
});

test('the play button names the stored position, and the film can restart', async ({ page }) => {
  const player = playerOf(page, french);
  await keep(page, placesKey, { 'etude-en-diagonales video': { time: 15, at: 1_790_000_000_000 } });
  await player.goto();
  await expect(player.gate).toHaveAccessibleName(/^Reprendre à 0:15/);
  await expect(player.part.getByText('Reprendre à 0:15')).toBeVisible();
  await player.part.getByRole('button', { name: french.words.Player.fromStart }).click();
  await player.expectToRun();
  expect(Number(await player.media.getAttribute('data-began'))).toBeLessThan(5);
});

test('a film resumes in another tab, and restarts after its end', async ({ page, context }) => {
  const player = playerOf(page, french);
  await player.watch();
  await page.keyboard.press('5');
  await expect.poll(player.time).toBeGreaterThan(24);
  await page.close();
  const again = await context.newPage();
  const resumed = playerOf(again, german);
  await resumed.watch();
  expect(await resumed.began()).toBeGreaterThanOrEqual(24);
  await again.keyboard.press('End');
  await resumed.expectState('ended');
  await again.close();
  const restarted = playerOf(await context.newPage(), french);
  await restarted.watch();
  expect(await restarted.began()).toBeLessThan(10);
});
