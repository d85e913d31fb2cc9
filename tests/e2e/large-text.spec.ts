import { expect, type Page, test } from 'playwright/test';
import { visit } from './app/visit';
import { enlarge } from './expect-to-reflow';
import { addressIn, languages } from './languages';

/** German has the longer words. */
const [, german] = languages;
const { words } = german;

/** Sets the browser's own font size (px), which media queries in rem follow. */
async function withLetters(page: Page) {
  const settings = await page.context().newCDPSession(page);
  return (standard: number) =>
    settings.send('Page.setFontSizes', { fontSizes: { standard } }).then(() => undefined);
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

const headOf = (page: Page) => {
  const banner = page.getByRole('banner');
  return {
    banner,
    menu: banner.getByRole('button', { name: words.Navigation.menu }),
    search: banner.getByRole('link', { name: words.Search.open }),
  };
};

test('at twice the font size the catalogue hides nothing, and no word is broken', {
  tag: '@release',
}, async ({ page }) => {
  await (await withLetters(page))(32);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(addressIn(german, '/catalogue?genre=horror'));
  const { active, reset } = words.Catalogue;
  const all = page.getByRole('list', { name: active }).getByText(reset);
  await all.scrollIntoViewIfNeeded();
  await expect(all).toBeInViewport({ ratio: 1 });
  const count = await page.locator('#results').boundingBox();
  expect(count?.width, 'the count is one line').toBeGreaterThan(count?.height ?? 0);
  await visit(page, addressIn(german, '/'));
  const title = page.getByRole('heading', { level: 1 });
  // In one step, since React may restore its own text.
  const lines = await title.evaluate((element) => {
    element.replaceChildren('diagonales');
    const word = document.createRange();
    word.selectNodeContents(element);
    return word.getClientRects().length;
  });
  expect(lines, 'a word of a title is not broken').toBe(1);
});

/** Width and height of a window, and the browser's font size (px). */
const small = [
  ...[[360, 740, 32] as const, [740, 360, 32] as const, [390, 844, 20] as const],
  ...[[412, 915, 24] as const, [640, 360, 24] as const, [320, 200, 16] as const],
  ...[[320, 225, 16] as const, [384, 216, 16] as const],
];

test('the header fits small windows with large fonts, and is sticky if it takes at most a fifth', {
  tag: '@release',
}, async ({ page }) => {
  const setLetters = await withLetters(page);
  const { banner, menu, search } = headOf(page);
  for (const [width, height, size] of small) {
    const at = `${width} × ${height} at ${size} px`;
    await setLetters(size);
    await page.setViewportSize({ width, height });
    await page.goto(addressIn(german, '/vod'));
    await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
    const parts = [
      banner.locator('a.wordmark'),
      menu,
      search,
      banner.locator('a[hreflang]').first(),
    ];
    for (const part of parts) await expect(part, at).toBeInViewport({ ratio: 1 });
    const { height: taken = 0 } = (await banner.boundingBox()) ?? {};
    await scrollTo(page, 600);
    const stays = expect(banner, `${taken} px of ${at}`);
    if (taken <= height * 0.21) await stays.toBeInViewport({ ratio: 1 });
    else await stays.not.toBeInViewport();
    // The same address again is a reload, which restores the scroll position.
    await page.goto('about:blank');
  }
});

test('menu, search and language switch are within reach on a phone with text at 125 and 200 %', {
  tag: '@phone',
}, async ({ page }) => {
  const { banner, menu, search } = headOf(page);
  for (const percent of [125, 200]) {
    await page.goto(addressIn(german, '/vod'));
    await enlarge(page, percent);
    for (const part of [menu, search, ...(await banner.locator('a[hreflang]').all())])
      await expect(part, `${percent} %`).toBeInViewport({ ratio: 1 });
    await menu.tap();
    const dropped = banner.locator('[popover]');
    await expect(dropped).toBeVisible();
    // Below the header, and within the screen.
    const { y = 0, height = 0 } = (await dropped.boundingBox()) ?? {};
    const head = await banner.boundingBox();
    expect(y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0) - 1);
    expect(y + height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  }
});
