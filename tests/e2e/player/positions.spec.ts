import { expect, test } from 'playwright/test';
import { addressIn, languages } from '../languages';
import { positionsKey, storeValue } from '../lists/store-value';
import { readClipboard } from '../read-clipboard';
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
  await storeValue(page, positionsKey, {
    'etude-en-diagonales video': { time: 15, at: 1_790_000_000_000 },
  });
  await player.goto();
  await expect(player.gate).toHaveAccessibleName(/^Reprendre à 0:15/);
  await expect(player.part.getByText('Reprendre à 0:15')).toBeVisible();
  await player.part.getByRole('button', { name: french.words.Player.fromStart }).click();
  await player.expectToRun();
  expect(Number(await player.media.getAttribute('data-began'))).toBeLessThan(5);
});

test('a link to the current time shows that frame and starts there', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  const { Player, Share } = french.words;
  const player = playerOf(page, french);
  await player.watch();
  await page.keyboard.press('k');
  await page.keyboard.press('5');
  await expect.poll(player.time).toBe(24);
  const at = (message: string) => message.replace('{time}', '0:24');
  await page.getByRole('button', { name: at(Share.fromMoment) }).click();
  await expect(page.getByRole('status').getByText(at(Share.notices.copiedFrom))).toBeVisible();
  const link = new URL(`${addressIn(french, '/movie/etude-en-diagonales')}?t=24`, page.url());
  expect(await readClipboard(page)).toBe(link.href);
  await player.goto('?t=24');
  const from = Player.watchFrom.replace('{time}', '0:24');
  await expect(player.gate).toHaveAccessibleName(RegExp(`^${from}`));
  await expect(player.part.getByText(from, { exact: true })).toBeVisible();
  await expect(player.gate.locator('img[data-address*="sprite"]')).toBeVisible();
  await player.press();
  await player.expectToRun();
  // Within 5 s, for slow machines.
  expect(await player.began()).toBeCloseTo(24, -1);
});
