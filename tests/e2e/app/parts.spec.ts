import { expect, test } from 'playwright/test';
import { listSlugs } from '../read-content';
import { tabTo } from '../tab-to';
import { expectArrivedAt } from './expect-arrived-at';
import { push, visit } from './visit';

const film = '/movie/das-cabinet-des-dr-caligari';

test('an anchor scrolls below the header, gets the focus and requests no page, even after five minutes', async ({
  page,
}) => {
  // A press during smooth scrolling is lost on Chromium.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await visit(page, film);
  // The router drops a page after five minutes.
  await page.clock.fastForward(600_000);
  const asked: string[] = [];
  page.on('request', (request) => request.headers().rsc && asked.push(request.url()));
  await tabTo(page, page.locator('a[href="#credits"]'));
  await page.keyboard.press('Enter');
  await expectArrivedAt(page, 'credits');
  await expect(page).toHaveURL(`${film}#credits`);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('#credits')))).toBe(
    true,
  );
  await push(page, '#content');
  await expect(page).toHaveURL(`${film}#content`);
  await page.goBack();
  await expect(page).toHaveURL(`${film}#credits`);
  // An anchor of another page.
  const article = listSlugs('shop').at(-1) ?? '';
  await push(page, `/shop#${article}`);
  await expectArrivedAt(page, article);
  expect(asked.filter((url) => url.includes(film))).toEqual([]);
});

test('an anchor respects the wish for reduced motion', { tag: '@phone' }, async ({ page }) => {
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion });
    await visit(page, film);
    const link = page.locator('a[href="#credits"]');
    await link.scrollIntoViewIfNeeded();
    // Read at the moment of the press: a busy page may miss the scrolling.
    const [before, pressed] = await link.evaluate((pressedLink: HTMLElement) => {
      const from = scrollY;
      pressedLink.click();
      return [from, scrollY];
    });
    await expectArrivedAt(page, 'credits');
    const end = await page.evaluate(() => scrollY);
    expect(end).not.toBe(before);
    expect(pressed).toBe(reducedMotion === 'reduce' ? end : before);
  }
});
