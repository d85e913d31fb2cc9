import { type CDPSession, expect, test } from 'playwright/test';
import { addressIn, languages } from '../languages';
import { playerOf } from './player-of';

test.skip(({ isMobile }) => Boolean(isMobile), 'does not depend on the screen');

const rounds = 10;

/** What the browser still holds after the rubbish has been collected. */
async function readHeld(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const amount = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { nodes: amount('Nodes'), listeners: amount('JSEventListeners') };
}

test('a film left and come back to ten times leaves nothing behind', async ({ page, context }) => {
  test.slow();
  const [language] = languages;
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
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
  const before = await readHeld(session);
  for (let round = 0; round < rounds; round += 1) await comeAndGo();
  const grown = async () => {
    const { nodes, listeners } = await readHeld(session);
    return Math.max((nodes - before.nodes) / 40, (listeners - before.listeners) / 4);
  };
  // A player is some 300 nodes and 100 listeners: one that stayed each time would be ten of them.
  await expect.poll(grown).toBeLessThan(rounds);
});
