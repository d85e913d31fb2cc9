import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { contentDir } from '@/lib/content/content-dir.mjs';
import { languages } from '../languages';
import { playerOf } from './player-of';
import { stopClock } from './stop-clock';

const [french] = languages;
const thumbnails = readFileSync(`${contentDir()}/media/etude-en-diagonales/thumbnails.vtt`, 'utf8');
/** The position of each second's thumbnail in the sprite; a thumbnail is 160 by 90 px. */
const places = [...thumbnails.matchAll(/#xywh=(\d+),(\d+),160,90/g)].map(([, x, y]) => ({
  left: `${(-Number(x) / 160) * 100 || 0}%`,
  top: `${(-Number(y) / 90) * 100 || 0}%`,
}));

test('a finger on the seek bar shows the thumbnail, and seeks when it is lifted', {
  tag: '@phone',
}, async ({ page, context }) => {
  const player = playerOf(page, french);
  await player.watch();
  await player.pause();
  await player.seekBar.hover();
  const session = await context.newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove', share: number) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await player.seekBar.boundingBox()) ?? {};
    await session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: x + width * share, y: y + height / 2 }],
    });
  };
  const bubble = player.root.locator('.scrubber');
  const picture = bubble.locator('img');
  /** The second in the bubble, once its thumbnail is shown. */
  async function shownSecond() {
    const second = Number(/^0:(\d\d)$/.exec(await bubble.innerText())?.[1]);
    await expect
      .poll(() => picture.evaluate(({ style: { left, top } }) => ({ left, top })))
      .toEqual(places[second]);
    return second;
  }

  await page.mouse.move(0, 0);
  await expect(bubble).toBeHidden();
  // The page may still scroll smoothly.
  await (await player.seekBar.elementHandle())?.waitForElementState('stable');
  await touch('touchStart', 0.25);
  await expect(bubble).toBeVisible();
  expect([11, 12]).toContain(await shownSecond());
  for (const share of [0.4, 0.6, 0.75]) await touch('touchMove', share);
  await expect(bubble).toContainText(/^0:3[56]$/);
  expect([35, 36]).toContain(await shownSecond());
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(player.time).toBeGreaterThan(34);
  expect(await player.time()).toBeLessThan(38);
  await expect(bubble).toBeHidden();
});

test('a tap on a playing film shows the controls long enough to pause it', {
  tag: '@phone',
}, async ({ page }) => {
  await page.clock.install();
  const player = playerOf(page, french);
  await player.watch();
  const controls = player.root.locator('.plyr');
  await expect(controls).toHaveClass(/hide-controls/);
  // The controls hide again after three seconds, in which a busy machine may not manage the second tap.
  await stopClock(page);
  await controls.evaluate((element) => {
    element.addEventListener('controlsshown', () => element.setAttribute('data-shown', ''));
    // Sent by browsers after a tap.
    element.addEventListener('click', () => element.dispatchEvent(new MouseEvent('mouseleave')));
  });
  const { x = 0, y = 0, width = 0, height = 0 } = (await controls.boundingBox()) ?? {};
  await page.touchscreen.tap(x + width / 2, y + height / 3);
  await expect(player.root.locator('[data-shown]')).toBeAttached();
  await page.clock.runFor(2000);
  await player.button(french.words.Player.pause).tap();
  await expect(player.media).toHaveJSProperty('paused', true);
});
