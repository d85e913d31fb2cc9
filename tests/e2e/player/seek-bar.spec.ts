import { expect, test } from 'playwright/test';
import { languages } from '../languages';
import { playerOf } from './player-of';

const [french] = languages;

test('the mouse over the seek bar shows a thumbnail, a click seeks there', async ({ page }) => {
  const player = playerOf(page, french);
  await player.watch();
  await player.pause();
  // `hover` waits until the bar has slid in.
  await player.seekBar.hover();
  const { width = 0, height = 0 } = (await player.seekBar.boundingBox()) ?? {};
  const over = (share: number) =>
    player.seekBar.hover({ position: { x: width * share, y: height / 2 } });
  const bubble = player.root.locator('.scrubber');
  await over(0.25);
  await expect(bubble).toContainText(/^0:1[12]$/);
  const picture = bubble.locator('img');
  await expect(picture).toBeVisible();
  const shown = () => bubble.locator('.scrubber-image').evaluate((box) => box.innerHTML);
  const before = await shown();
  await over(0.75);
  await expect(bubble).toContainText(/^0:3[56]$/);
  await expect.poll(shown).not.toBe(before);
  await page.mouse.down();
  await page.mouse.up();
  await expect.poll(player.time).toBeGreaterThan(34);
  await page.mouse.move(0, 0);
  await expect(bubble).toBeHidden();
});
