import { expect, test } from 'playwright/test';
import { languages } from '../languages';
import { serveAds, vast } from './ad-server';
import { holdAds } from './hold-ads';
import { playerOf } from './player-of';

const slug = 'etude-en-rectangles';
const [, german] = languages;

test('a VMAP’s ads run at a mid-roll and after the film', {
  tag: '@phone',
}, async ({ page }) => {
  const requests = await serveAds(page, { vast: vast({ skipAfter: 0 }), vmap: { midAt: 1 } });
  const player = playerOf(page, german, slug);
  await holdAds(page);
  await player.open();
  await expect(player.root).toHaveAttribute('data-ads-state', 'playing');
  const stopped = await player.time();
  expect(stopped).toBeGreaterThanOrEqual(1);
  await expect(player.media).toHaveJSProperty('paused', true);
  await player.ad.getByRole('button', { name: german.words.Player.adSkip, exact: true }).click();
  await player.expectToRun();
  expect(await player.time()).toBeGreaterThanOrEqual(stopped);
  for (const event of ['breakStart', 'impression', 'breakEnd'])
    await expect.poll(() => requests.tracked).toContain(event);
  await page.keyboard.press('End');
  await expect.poll(() => requests.tracked).toContain('post');
  await expect(player.root).toHaveAttribute('data-ads-state', 'playing');
  expect(requests.tracked.filter((event) => event === 'breakStart')).toHaveLength(1);
});
