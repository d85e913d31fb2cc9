import { expect, test } from 'playwright/test';
import { addressIn, languages } from '../languages';
import { playerOf } from '../player/player-of';
import { pressInPlace } from '../press';
import { scrolled, scrollTo } from './scroll-to';
import { visit } from './visit';

const film = '/movie/das-cabinet-des-dr-caligari';
const [french, german] = languages;

test('the language switch stays in the app, and all of the document follows it', async ({
  page,
}) => {
  await visit(page, `${film}?ref=letter`);
  const title = await page.title();
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await scrollTo(page, 400);
  await pressInPlace(page.getByRole('banner').locator('a[hreflang=de]'));
  await expect(page).toHaveURL(`${addressIn(german, film)}?ref=letter`);
  await expect(page.locator('html')).toHaveAttribute('lang', german.tag);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await expect(page.getByRole('banner')).toContainText(german.words.Navigation.shop);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/de\/movie\//);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', french.tag);
  await expect(page).toHaveTitle(title);
  await expect.poll(() => scrolled(page)).toBe(400);
});

test('the language switch keeps the place and the volume of a film that runs', async ({ page }) => {
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
