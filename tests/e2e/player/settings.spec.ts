import { expect, test } from 'playwright/test';
import { enlarge } from '../expect-to-reflow';
import { languages } from '../languages';
import { tabTo } from '../tab-to';
import { playerOf } from './player-of';

const [french] = languages;

test('arrow keys move through the settings, skip hidden entries, and start at the checked one', async ({
  page,
}) => {
  const words = french.words.Player;
  const viewport = { width: 844, height: 390 };
  await page.setViewportSize(viewport);
  const player = playerOf(page, french);
  await player.watch();
  await player.pause();
  // Wait until the bar has slid in.
  const bar = player.root.locator('.plyr__controls');
  await expect
    .poll(async () => {
      const { y, height } = (await bar.boundingBox()) ?? { y: viewport.height, height: 1 };
      return y + height;
    })
    .toBeLessThan(viewport.height + 1);
  const entry = (name: string | RegExp) => player.root.getByRole('menuitem', { name });
  const choice = (name: string) => player.root.getByRole('menuitemradio', { name, exact: true });
  await tabTo(page, player.button(words.settings));
  await page.keyboard.press('Enter');
  await expect(player.root.getByRole('menu', { name: words.settings })).toBeVisible();
  await expect(entry(RegExp(`^${words.captionsMenu}`))).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entry(RegExp(`^${words.speed}`))).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await expect(entry(RegExp(`^${words.captionsMenu}`))).toBeFocused();
  await page.keyboard.press('ArrowDown');

  await page.keyboard.press('ArrowRight');
  await expect(player.root.getByRole('menu', { name: words.speed })).toBeVisible();
  await expect(choice(words.speedNormal)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(choice('1,25×')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(player.media).toHaveJSProperty('playbackRate', 1.25);
  await expect(entry(RegExp(`^${words.speed}`))).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(choice('1,25×')).toBeFocused();
  // The open menu lies inside the player, also on a phone with large text.
  const menu = player.root.locator('.plyr__menu__container');
  for (const [width, height, percent] of [
    [844, 390, 100],
    [360, 780, 200],
  ] as const) {
    await page.setViewportSize({ width, height });
    await enlarge(page, percent);
    await expect
      .poll(async () => {
        const [inner, outer] = [await menu.boundingBox(), await player.root.boundingBox()];
        if (!inner || !outer) return 'no box';
        const isInside = inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width;
        return isInside && inner.y >= outer.y && inner.height > 80;
      }, `${width} px, ${percent} %`)
      .toBe(true);
  }
});
