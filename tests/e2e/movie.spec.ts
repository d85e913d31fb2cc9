import { expect, test } from 'playwright/test';
import { languages } from './languages';
import { playerOf } from './player/player-of';

const [, german] = languages;

test('the synopsis begins on the first screen, and stays where it is while the film plays', {
  tag: '@every-screen',
}, async ({ page }) => {
  const player = playerOf(page, german);
  await player.goto();
  const synopsis = page.locator('main header .rich-text');
  const top = () => synopsis.evaluate((text) => text.getBoundingClientRect().top + scrollY);
  const before = await top();
  expect(before).toBeLessThan((page.viewportSize()?.height ?? 0) - 50);
  await player.press();
  await player.expectState('playing');
  expect(await top()).toBeCloseTo(before, -1);
});
