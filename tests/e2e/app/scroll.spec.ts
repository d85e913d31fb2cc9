import { expect, test } from 'playwright/test';
import { languages } from '../languages';
import { expectArrivedAt } from './expect-arrived-at';
import { holdPayloads } from './hold-payloads';
import { scrolled, scrollTo } from './scroll-to';
import { comeToLife, follow, push, visit } from './visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const film = '/movie/das-cabinet-des-dr-caligari';
const [french] = languages;

test('Back from an anchor restores the position before it, and Back from another page that of the anchor', async ({
  page,
}) => {
  await visit(page, film);
  await scrollTo(page, 420);
  // In full view, so that the press does not scroll.
  const link = page.locator('a[href="#credits"]');
  await expect(link).toBeInViewport({ ratio: 1 });
  await link.click();
  await expectArrivedAt(page, 'credits');
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(420);
  await page.goForward();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
  await expect(page).toHaveURL(`${film}#credits`);
  const place = await scrolled(page);
  await follow(page, '/vod');
  await expect(page.locator('h1')).toHaveText(french.words.Vod.title);
  await page.goBack();
  await expect(page.locator('#credits')).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(place);
});

test('scroll positions survive a reload, and Back does not move the old page while the new one loads', async ({
  page,
}) => {
  await visit(page, '/catalogue?sort=title');
  await scrollTo(page, 1100);
  await push(page, film);
  await expect(page).toHaveURL(film);
  await scrollTo(page, 300);
  await page.reload();
  await comeToLife(page);
  await expect.poll(() => scrolled(page)).toBe(300);
  const letGo = await holdPayloads(page);
  const asked = page.waitForRequest(/_rsc=/);
  const back = page.goBack();
  await asked;
  expect(await scrolled(page)).toBe(300);
  letGo();
  await back;
  await expect(page.locator('h1')).toHaveText(french.words.Catalogue.title);
  await expect.poll(() => scrolled(page)).toBe(1100);
});
