import { expect, test } from 'playwright/test';
import { enlarge } from './expect-to-reflow';
import { addressIn, languages } from './languages';
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

test('no word of a film’s title and facts is broken, at any width and size of text', {
  tag: '@release',
}, async ({ page }) => {
  const brokenWords = () =>
    page.locator('h1, #facts dl').evaluateAll((parts) =>
      parts.flatMap((part) => {
        const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        const broken: string[] = [];
        while (texts.nextNode())
          for (const { 0: word, index } of texts.currentNode.nodeValue?.matchAll(/\p{L}+/gu) ??
            []) {
            const range = document.createRange();
            range.setStart(texts.currentNode, index);
            range.setEnd(texts.currentNode, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) broken.push(word);
          }
        return broken;
      }),
    );
  for (const path of ['/movie/etude-en-diagonales', '/movie/die-finanzen-des-grossherzogs']) {
    await page.goto(addressIn(german, path));
    for (const [percent, width] of [
      [100, 320],
      [100, 768],
      [200, 360],
      [200, 768],
    ] as const) {
      await enlarge(page, percent);
      await page.setViewportSize({ width, height: 800 });
      expect(await brokenWords(), `${path}, ${percent} % at ${width} px`).toEqual([]);
    }
  }
});
