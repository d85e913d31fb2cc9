import { expect, test } from 'playwright/test';
import { addressIn, languages } from '../languages';
import { keep, placesKey } from '../lists/keep';
import { readClipboard } from '../read-clipboard';
import { playerOf } from './player-of';
import { stopClock } from './stop-clock';

const [french, german] = languages;

test('the language switch keeps the moment and the volume', { tag: '@phone' }, async ({ page }) => {
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

test('a film that was left says where it goes on, and can begin anew', async ({ page }) => {
  const player = playerOf(page, french);
  await keep(page, placesKey, { 'etude-en-diagonales video': { time: 15, at: 1_790_000_000_000 } });
  await player.goto();
  await expect(player.gate).toHaveAccessibleName(/^Reprendre à 0:15/);
  await expect(player.part.getByText('Reprendre à 0:15')).toBeVisible();
  await player.part.getByRole('button', { name: french.words.Player.fromStart }).click();
  await player.expectToRun();
  expect(Number(await player.media.getAttribute('data-began'))).toBeLessThan(5);
});

test('a link to the moment is copied, and leads there', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  const player = playerOf(page, french);
  await player.watch();
  await page.keyboard.press('k');
  await page.keyboard.press('5');
  await expect.poll(player.time).toBe(24);
  const { copy, copied } = french.words.Player.timeLink;
  // What is said of it goes after 4 s.
  await stopClock(page);
  await player.part.getByRole('button', { name: copy }).click();
  await expect(player.part.getByText(copied.replace('{time}', '0:24'))).toBeVisible();
  const link = await readClipboard(page);
  expect(link).toBe(
    new URL(`${addressIn(french, '/movie/etude-en-diagonales')}?t=24`, page.url()).href,
  );
  await page.clock.resume();
  await player.watch('?t=24');
  // However long it has run since.
  expect(await player.began()).toBeCloseTo(24, -1);
});

test('a film that was left goes on there in another tab, and starts anew after its end', async ({
  page,
  context,
}) => {
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
  const anew = playerOf(await context.newPage(), french);
  await anew.watch();
  expect(await anew.began()).toBeLessThan(10);
});
