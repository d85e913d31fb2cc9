import { expect, test } from 'playwright/test';
import { languages } from '../languages';
import { comeAndGo } from './come-and-go';
import { expectNothingKept, prepareToCount } from './held';
import { playerOf } from './player-of';
import { stopClock } from './stop-clock';
import { kinds, prepareWork } from './works';

for (const work of kinds)
  test(`${work.name} in ${work.language.name}, left and come back to again and again, leaves nothing behind`, async ({
    page,
  }) => {
    test.slow();
    const fetched = await prepareWork(page, work);
    const player = playerOf(page, work.language, work.slug);
    await prepareToCount(page);
    await player.goto();
    const visit = comeAndGo(page, work.language, player);
    const visits = await expectNothingKept(page, visit, { nodes: 12, listeners: 2 });
    if (work.streamed)
      expect(fetched.filter((file) => file === 'master.m3u8')).toHaveLength(visits);
  });

test('a player that is left is reported destroyed 200 ms later', async ({ page }) => {
  const [language] = languages;
  const player = playerOf(page, language);
  await page.clock.install();
  await player.watch();
  const left = await player.root.elementHandle();
  const film = await player.media.elementHandle();
  const hasFile = () => film?.evaluate((media) => media.hasAttribute('src'));
  const state = () => left?.getAttribute('data-player-state');
  await stopClock(page);
  await page.getByRole('banner').locator('a[href="/vod"]:visible').click();
  // React takes the element out in one task and tears the player down in a later one, which lets go of the file.
  await expect.poll(hasFile).toBe(false);
  await page.clock.runFor(199);
  expect(await state()).not.toBe('destroyed');
  await page.clock.runFor(1);
  expect(await state()).toBe('destroyed');
});
