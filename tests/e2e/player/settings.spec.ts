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

test('in full screen, chapters and captions’ look are in the settings, and the end offers films', {
  tag: '@release',
}, async ({ page }) => {
  const words = french.words.Player;
  const player = playerOf(page, french);
  await player.watch();
  await page.keyboard.press('f');
  const panel = page.locator(':fullscreen').getByRole('dialog');
  async function open(title: string) {
    await player.showBar();
    await player.button(words.settings).click();
    await player.root.getByRole('menuitem', { name: title, exact: true }).click();
    await expect(panel.getByRole('heading', { name: title })).toBeVisible();
  }
  await open(words.captionLook.title);
  await panel.getByLabel(words.captionLook.values.huge).check();
  await expect(player.root).toHaveCSS('--caption-size', '1.8');
  await open(words.chapters);
  await panel.getByRole('listitem').getByRole('button').nth(2).click();
  await expect.poll(player.time).toBeGreaterThanOrEqual(24);
  await panel.getByRole('button', { name: words.keysClose }).click();
  await expect(panel).toHaveCount(0);
  await page.keyboard.press('End');
  const end = page.locator(':fullscreen .player-end');
  await expect(end.getByRole('link', { name: words.nextFilmPlay })).toBeVisible();
  await expect(end.getByRole('listitem')).toHaveCount(3);
});
