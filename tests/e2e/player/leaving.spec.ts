import { expect, test } from 'playwright/test';
import { languages } from '../languages';
import { comeAndGo } from './come-and-go';
import { expectNothingKept, prepareToCount } from './held';
import { playerOf } from './player-of';
import { kinds, prepareWork } from './works';

test.skip(({ isMobile }) => Boolean(isMobile), 'does not depend on the screen');

for (const language of languages)
  for (const work of kinds)
    test(`${work.name} in ${language.name}, left and come back to ten times, leaves nothing behind`, async ({
      page,
    }) => {
      test.slow();
      const fetched = await prepareWork(page, work);
      const player = playerOf(page, language, work.slug);
      await prepareToCount(page);
      await player.goto();
      const visit = comeAndGo(page, language, player);
      await expectNothingKept(page, visit, { nodes: 12, listeners: 2 });
      if (work.streamed) expect(fetched.filter((file) => file === 'master.m3u8')).toHaveLength(12);
    });

test('a player that is left is reported destroyed 200 ms later', async ({ page }) => {
  const [language] = languages;
  const player = playerOf(page, language);
  await player.watch();
  const times = await player.root.evaluateHandle((root) => {
    const noted = { left: 0, destroyed: 0 };
    const note = () => {
      if (!root.isConnected) noted.left ||= performance.now();
      if (root.getAttribute('data-player-state') === 'destroyed')
        noted.destroyed ||= performance.now();
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true });
    new MutationObserver(note).observe(root, { attributes: true });
    return noted;
  });
  await page.getByRole('banner').locator('a[href="/vod"]:visible').click();
  await expect.poll(() => times.evaluate(({ destroyed }) => destroyed)).toBeGreaterThan(0);
  const passed = await times.evaluate(({ left, destroyed }) => destroyed - left);
  // React takes the element out and tears the player down in one turn.
  expect(passed).toBeGreaterThanOrEqual(190);
  expect(passed).toBeLessThan(1000);
});
