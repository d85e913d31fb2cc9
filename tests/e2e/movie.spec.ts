import { expect, test } from 'playwright/test';
import { visit } from './app/visit';
import { enlarge } from './expect-to-reflow';
import { addressIn, languages } from './languages';
import { playerOf } from './player/player-of';
import { press } from './press';

const [, german] = languages;

test('the links to the parts of a film’s page scroll to them, below the header', {
  tag: '@phone',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, addressIn(german, '/movie/l-inventaire'));
  const links = page
    .getByRole('navigation', { name: german.words.Navigation.onThisPage })
    .getByRole('link');
  const header = await page.getByRole('banner').boundingBox();
  for (const link of await links.all()) {
    const hash = (await link.getAttribute('href')) ?? '';
    await press(link);
    await expect(page).toHaveURL((url) => url.hash === hash);
    await expect(page.locator(hash)).toBeInViewport();
    await expect
      .poll(async () => (await page.locator(hash).boundingBox())?.y, { message: hash })
      .toBeGreaterThanOrEqual(header?.height ?? 0);
  }
});

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

test('no word of a film’s title and facts is broken, at any width and size of text', async ({
  page,
}) => {
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
