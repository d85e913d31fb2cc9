import { expect, test } from 'playwright/test';
import { languages } from '../languages';
import { playerOf } from './player-of';

const [french] = languages;
const words = french.words.Player;

test('f toggles full screen, and the button picture-in-picture', async ({ page }) => {
  const player = playerOf(page, french);
  await player.watch();
  for (const full of ['true', 'false']) {
    await page.keyboard.press('f');
    await expect(player.root).toHaveAttribute('data-fullscreen', full);
  }
  for (const pip of ['true', 'false']) {
    await player.showBar();
    await player.button(words.pip).click();
    await expect(player.root).toHaveAttribute('data-pip', pip);
    await player.expectToRun();
  }
});
