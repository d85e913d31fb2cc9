import { expect, test } from 'playwright/test';
import { addressIn, languages } from '../languages';
import { openHeld } from './held';
import { playerOf } from './player-of';

test.skip(({ isMobile }) => Boolean(isMobile), 'does not depend on the screen');

const rounds = 10;

test('a film left and come back to ten times leaves nothing behind', async ({ page }) => {
  test.slow();
  const [language] = languages;
  const readHeld = await openHeld(page);
  const player = playerOf(page, language);
  await player.goto();

  async function comeAndGo() {
    await player.press();
    await player.expectState('playing');
    await page.getByRole('banner').locator('a[href="/vod"]:visible').click();
    await page.waitForFunction(() => !document.querySelector('.bobine-player'));
    await expect(page).toHaveURL(addressIn(language, '/vod'));
    await page.goBack();
    await page.waitForFunction(() => document.querySelector('#watch button[aria-busy]'));
  }

  // The first rounds fill caches that stay.
  for (let round = 0; round < 2; round += 1) await comeAndGo();
  const before = await readHeld();
  for (let round = 0; round < rounds; round += 1) await comeAndGo();
  const grown = async () => {
    const { nodes, listeners } = await readHeld();
    return Math.max((nodes - before.nodes) / 40, (listeners - before.listeners) / 4);
  };
  // A player is some 300 nodes and 100 listeners: one that stayed each time would be ten of them.
  await expect.poll(grown).toBeLessThan(rounds);
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
