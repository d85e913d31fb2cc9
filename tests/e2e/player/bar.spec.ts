import { expect, test } from 'playwright/test';
import { languages } from '../languages';
import { playerOf } from './player-of';

const [french] = languages;

test('the bar stays while one of its buttons is held down', async ({ page }) => {
  const player = playerOf(page, french);
  await player.watch();
  await player.showBar();
  await player.button(french.words.Player.mute).hover();
  const hidings = await player.root.locator('.plyr').evaluateHandle(countHidings);
  await page.mouse.down();
  // What the press has put off until later has happened once this answers.
  await page.evaluate(() => new Promise((answer) => setTimeout(answer)));
  await page.mouse.up();
  await expect(player.media).toHaveJSProperty('muted', true);
  expect(await hidings.evaluate(({ times }) => times)).toBe(0);
  await player.expectToRun();
});

/** A moment is enough for a release of the button to miss it. */
function countHidings(container: Element) {
  const hidings = { times: 0 };
  new MutationObserver(() => {
    if (container.matches('.plyr--hide-controls')) hidings.times += 1;
  }).observe(container, { attributes: true });
  return hidings;
}
