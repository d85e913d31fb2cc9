import { expect, type Page, test } from 'playwright/test';
import { addressIn, languages } from './languages';

const [, german] = languages;
const paths = ['/catalogue', '/vod', '/collection', '/shop', '/mentions-legales', '/nope'];

/** Texts beyond the margins of the page, and paragraphs with too long lines. */
function findLayoutIssues(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const room = document.querySelector('main .shell, main .part');
    if (!room) return ['no room'];
    const { paddingLeft } = getComputedStyle(room);
    const { left, right } = room.getBoundingClientRect();
    const edge = Number.parseFloat(paddingLeft);
    const found: string[] = [];
    for (const element of document.querySelectorAll('main :is(h1, h2, h3, p, li, dd, a)')) {
      const words = element.textContent?.trim() ?? '';
      if (!words || !element.checkVisibility() || element.closest('.sr-only')) continue;
      const range = document.createRange();
      range.selectNodeContents(element);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 2);
      // Optical margins: the side bearing of a large letter is outside.
      const hang = Math.max(8, 0.11 * Number.parseFloat(getComputedStyle(element).fontSize));
      if (lines.some((line) => line.left < left + edge - hang || line.right > right - edge + 2))
        found.push(`outside: ${words}`);
      const rows = new Set(lines.map(({ bottom }) => Math.round(bottom / 4))).size;
      if (element.matches('p') && rows > 2 && words.length / rows > 90)
        found.push(`long: ${words}`);
    }
    return found;
  });
}

test('no text is in the margins on a tablet or a wide screen, and the width is used', async ({
  page,
}) => {
  for (const path of paths) {
    await page.goto(addressIn(german, path));
    for (const width of [768, 2560]) {
      await page.setViewportSize({ width, height: 1000 });
      await expect
        .poll(() => findLayoutIssues(page), { message: `${path} at ${width} px` })
        .toEqual([]);
      const room = await page.locator('main .shell').first().boundingBox();
      expect(room?.width, `${path} at ${width} px`).toBeGreaterThan(width * 0.85);
    }
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/la-maison');
  const heading = await page.locator('h2:has(+ p > img)').boundingBox();
  const picture = await page.locator('h2 + p > img').boundingBox();
  expect(picture?.y, 'a picture after a heading is below it').toBeGreaterThanOrEqual(
    (heading?.y ?? 0) + (heading?.height ?? 0),
  );
});
