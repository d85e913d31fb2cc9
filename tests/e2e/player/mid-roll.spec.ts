import { expect, test } from 'playwright/test';
import { languages } from '../languages';
import { serveAds, vast } from './ad-server';
import { holdAds } from './hold-ads';
import { playerOf } from './player-of';

const slug = 'etude-en-rectangles';
const [french, german] = languages;

test('advertisements run in the midst of a film and after it, where a VMAP says so', {
  tag: '@phone',
}, async ({ page }) => {
  const asked = await serveAds(page, { vast: vast({ skipAfter: 0 }), vmap: { midAt: 1 } });
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
    await expect.poll(() => asked.tracked).toContain(event);
  await page.keyboard.press('End');
  await expect.poll(() => asked.tracked).toContain('post');
  await expect(player.root).toHaveAttribute('data-ads-state', 'playing');
  expect(asked.tracked.filter((event) => event === 'breakStart')).toHaveLength(1);
});

test('the film goes on by itself, and asks once, where the file of the advertisement in its midst is missing', async ({
  page,
}) => {
  const asked = await serveAds(page, {
    vast: vast({ file: '/media/none.mp4' }),
    vmap: { midAt: 1 },
  });
  const player = playerOf(page, french, slug);
  await player.watch();
  await expect.poll(() => asked.tracked).toContain('error');
  await expect.poll(player.time).toBeGreaterThan(2);
  await expect(player.ad).toBeHidden();
  // Past the break once more.
  await player.startOver();
  await expect.poll(player.time).toBeGreaterThan(2);
  await player.expectToRun();
  expect([asked.tags.length, asked.breaks.length]).toEqual([1, 1]);
});
