import { expect, type Page, test } from 'playwright/test';
import { addressIn, languages } from '../languages';
import { playerOf } from '../player/player-of';
import { listSlugs } from '../read-content';
import { holdPayloads } from './hold-payloads';
import { comeToLife, push, visit } from './visit';

const film = '/movie/das-cabinet-des-dr-caligari';
const [french, german] = languages;
const top = (page: Page) => page.evaluate(() => Math.round(scrollY));
const onDesktop = () =>
  test.skip(({ isMobile }) => Boolean(isMobile), 'does not depend on the screen');

/** Scrolls and waits until the place is noted. */
async function scrollTo(page: Page, place: number) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), place);
  await expect.poll(() => page.evaluate(() => history.state?.scrollTop)).toBe(place);
}

/** Presses a link without the scrolling that Playwright does before a press. */
function pressInPlace(page: Page, link: string) {
  return page.locator(link).evaluate((element: HTMLElement) => element.click());
}

/** The target stands below the header, near it, and has the focus. */
async function expectArrivedAt(page: Page, id: string) {
  const target = page.locator(`#${id}`);
  await expect(target).toBeFocused();
  const header = await page.getByRole('banner').boundingBox();
  const bottom = (header?.y ?? 0) + (header?.height ?? 0);
  const distance = async () => ((await target.boundingBox())?.y ?? -1) - bottom;
  await expect.poll(distance).toBeGreaterThanOrEqual(0);
  await expect.poll(distance).toBeLessThan(60);
}

for (const way of ['a press', 'the keyboard'])
  test(`a link to a part of the page, by ${way}, leads below the header and gives it the focus`, async ({
    page,
  }) => {
    await visit(page, film);
    const link = page.locator('a[href="#credits"]');
    if (way === 'a press') await link.click();
    else {
      await link.focus();
      await page.keyboard.press('Enter');
    }
    await expectArrivedAt(page, 'credits');
    await expect(page).toHaveURL(`${film}#credits`);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('#credits')))).toBe(
      true,
    );
  });

test('a part of the page is reached without asking for the page, however long it was open', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, film);
  // The router forgets a page after five minutes.
  await page.clock.fastForward(600_000);
  const asked: string[] = [];
  page.on('request', (request) => request.headers().rsc && asked.push(request.url()));
  await push(page, '#credits');
  await expectArrivedAt(page, 'credits');
  await expect(page).toHaveURL(`${film}#credits`);
  await push(page, '#content');
  await expect(page).toHaveURL(`${film}#content`);
  await page.goBack();
  await expect(page).toHaveURL(`${film}#credits`);
  expect(asked.filter((url) => url.includes(film))).toEqual([]);
  await push(page, '/vod');
  await expect(page.locator('h1')).toHaveText(french.words.Vod.title);
});

test.describe('with motion or without', () => {
  onDesktop();

  for (const reducedMotion of ['reduce', 'no-preference'] as const)
    test(`a part of the page is reached with the motion that is wished: ${reducedMotion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await visit(page, film);
      await page.evaluate(() => {
        const stops = new Set<number>();
        Object.assign(window, { stops });
        addEventListener('scroll', () => stops.add(scrollY));
      });
      await page.locator('a[href="#credits"]').click();
      await expectArrivedAt(page, 'credits');
      const stops = () =>
        page.evaluate(() => (window as unknown as { stops: Set<number> }).stops.size);
      if (reducedMotion === 'reduce') expect(await stops()).toBe(1);
      else await expect.poll(stops).toBeGreaterThan(2);
    });
});

test.describe('through the history', () => {
  onDesktop();
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the way back from a part of the page, and to it from another page, is kept', async ({
    page,
  }) => {
    await visit(page, film);
    await scrollTo(page, 120);
    await pressInPlace(page, 'a[href="#credits"]');
    await expectArrivedAt(page, 'credits');
    await page.goBack();
    await expect.poll(() => top(page)).toBe(120);
    await page.goForward();
    await expect.poll(() => top(page)).toBeGreaterThan(300);
    await expect(page).toHaveURL(`${film}#credits`);
    const place = await top(page);
    await push(page, '/vod');
    await expect(page.locator('h1')).toHaveText(french.words.Vod.title);
    await page.goBack();
    await expect(page.locator('#credits')).toBeVisible();
    await expect.poll(() => top(page)).toBe(place);
  });

  test('a link to a part of another page leads to it and gives it the focus', async ({ page }) => {
    const article = listSlugs('shop').at(-1) ?? '';
    await visit(page, '/');
    await push(page, `/shop#${article}`);
    await expectArrivedAt(page, article);
  });

  test('another page begins at its top', async ({ page }) => {
    await visit(page, '/catalogue');
    await scrollTo(page, 700);
    await page.locator('main a[href^="/movie/"]').nth(12).click();
    await expect(page).toHaveURL(/\/movie\//);
    await expect.poll(() => top(page)).toBe(0);
  });

  test('another page of a list begins at its top', async ({ page }) => {
    await visit(page, '/catalogue');
    await page.locator('main nav a[rel=next]').click();
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(() => top(page)).toBe(0);
  });

  test('back and forward find two pages where they were left', async ({ page }) => {
    await visit(page, '/catalogue');
    await scrollTo(page, 900);
    await push(page, film);
    await expect(page).toHaveURL(film);
    await scrollTo(page, 450);
    await page.goBack();
    await expect(page).toHaveURL('/catalogue');
    await expect.poll(() => top(page)).toBe(900);
    await page.goForward();
    await expect(page).toHaveURL(film);
    await expect.poll(() => top(page)).toBe(450);
  });

  test('places outlive a reload, and the page does not jump before the next one is there', async ({
    page,
  }) => {
    await visit(page, '/catalogue?sort=title');
    await scrollTo(page, 1100);
    await push(page, film);
    await expect(page).toHaveURL(film);
    await scrollTo(page, 300);
    await page.reload();
    await comeToLife(page);
    await expect.poll(() => top(page)).toBe(300);
    const letGo = await holdPayloads(page);
    const asked = page.waitForRequest(/_rsc=/);
    await page.evaluate(() => history.back());
    await asked;
    expect(await top(page)).toBe(300);
    letGo();
    await expect(page.locator('h1')).toHaveText(french.words.Catalogue.title);
    await expect.poll(() => top(page)).toBe(1100);
  });

  test('a page that was left inside the app and is loaded anew stands where it stood', async ({
    page,
  }) => {
    await visit(page, '/catalogue?sort=title');
    await scrollTo(page, 800);
    await push(page, film);
    await expect(page).toHaveURL(film);
    await page.goto('/vod');
    await page.evaluate(() => history.go(-2));
    await expect(page).toHaveURL('/catalogue?sort=title');
    await expect.poll(() => top(page)).toBe(800);
  });
});

test.describe('the language switch', () => {
  onDesktop();

  test('stays in the app, and all of the document follows it', async ({ page }) => {
    await visit(page, `${film}?ref=letter`);
    const title = await page.title();
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await scrollTo(page, 400);
    await pressInPlace(page, 'header a[hreflang=de]');
    await expect(page).toHaveURL(`${addressIn(german, film)}?ref=letter`);
    await expect(page.locator('html')).toHaveAttribute('lang', german.tag);
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    await expect(page.getByRole('banner')).toContainText(german.words.Navigation.shop);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/de\/movie\//);
    await expect.poll(() => top(page)).toBe(0);
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('lang', french.tag);
    await expect(page).toHaveTitle(title);
    await expect.poll(() => top(page)).toBe(400);
  });

  test('keeps the place and the volume of a film that runs', async ({ page }) => {
    const player = playerOf(page, french);
    await player.watch();
    await expect.poll(player.time).toBeGreaterThan(1);
    const volumeOf = ({ media }: typeof player) =>
      media.evaluate((element: HTMLMediaElement) => element.volume);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => volumeOf(player)).toBeLessThan(1);
    const volume = await volumeOf(player);
    await player.pause();
    const left = await player.time();
    await page.getByRole('banner').locator('a[hreflang=de]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', german.tag);
    const next = playerOf(page, german);
    await next.press();
    await next.expectState(/playing|paused/);
    await expect.poll(next.time).toBeGreaterThanOrEqual(left - 1);
    expect(await volumeOf(next)).toBeCloseTo(volume);
  });
});
