import { expect, test } from 'playwright/test';
import { languages } from '../languages';
import { playerOf } from '../player/player-of';
import { serveTwoBuilds } from './serve-two-builds';
import { hour, tabOf } from './tab';
import { follow } from './visit';

const [french] = languages;
let site: Awaited<ReturnType<typeof serveTwoBuilds>>;

test.beforeAll(async ({ baseURL }) => {
  site = await serveTwoBuilds(baseURL);
});
test.afterAll(() => site?.stop());

test('a playing film continues during a release, and keeps its position', async ({ page }) => {
  const tab = tabOf(page, site);
  const player = playerOf(page, french, 'etude-en-disques');
  await tab.open('/movie/etude-en-disques');
  await player.press();
  await player.expectToRun();
  await page.keyboard.press('5');
  await expect.poll(player.time).toBeGreaterThan(15);
  // Only `Date` is moved ahead; playback uses the real clock.
  await tab.liveThroughRelease(() =>
    page.evaluate((later) => {
      const now = Date.now() + later;
      Date.now = () => now;
      document.dispatchEvent(new Event('visibilitychange'));
    }, hour),
  );
  await player.expectToRun();
  const left = await player.time();
  expect(await tab.isSameLoad()).toBe(true);
  await follow(page, '/vod');
  await expect(page).toHaveURL(`${site.address}/vod`);
  await tab.expectB();
  // The film's page of build A is still in the browser's cache.
  await page.goBack();
  await tab.expectB();
  await player.press();
  await player.expectToRun();
  expect(await player.time()).toBeGreaterThanOrEqual(Math.floor(left) - 1);
});
