import { expect, type Page, test } from 'playwright/test';
import { expectAccessible } from '../expect-accessible';
import { expectToFit } from '../expect-to-fit';
import { addressIn, languages } from '../languages';
import { stopClock } from '../player/stop-clock';
import { comeToLife, push, visit } from './visit';
import { waitForReport } from './wait-for-report';

/** Breaks the lightbox. */
const breakLightbox = () => {
  window.ResizeObserver = class {
    constructor() {
      throw new Error('secret of the lightbox');
    }
  } as unknown as typeof ResizeObserver;
};

const [french, german] = languages;

/** Waits for hydration: before it the link opens the file. */
async function openStill(page: Page) {
  await comeToLife(page);
  await page.locator('#stills').getByRole('link').first().click();
}

test('an error in a component shows the error page', async ({ page }) => {
  const language = french;
  const { words, home } = language;
  const film = '/movie/etude-en-disques';
  await page.addInitScript(breakLightbox);
  await page.goto(film);
  const reporting = waitForReport(page);
  await openStill(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.Error.title);
  const { id = '', path } = await reporting;
  expect(path).toBe(film);
  await expect(page.locator('main')).toContainText(words.Error.id.replace('{id}', id));
  await expect(page.locator('main')).not.toContainText('secret');
  await expectAccessible(page);
  await expectToFit(page);
  await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
  await page.getByRole('button', { name: words.Error.retry }).click();
  await expect(page.locator('#stills')).toBeVisible();
  await openStill(page);
  await page.getByRole('link', { name: words.Error.home }).click();
  await expect(page).toHaveURL(home);
});

test('an error in the router shows the same page', { tag: ['@phone', '@release'] }, async ({
  page,
}) => {
  const language = german;
  const { words, home } = language;
  await page.clock.install();
  await visit(page, addressIn(language, '/vod'));
  const site = (await page.locator('header .wordmark').textContent()) ?? '';
  // As Safari does after a hundred entries in half a minute.
  await page.evaluate(() => {
    history.pushState = () => {
      throw new DOMException('secret of the history', 'SecurityError');
    };
  });
  const reporting = waitForReport(page);
  // After 15 s the browser would load the page itself.
  await stopClock(page);
  await push(page, addressIn(language, '/shop'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.Error.title);
  const { id = '' } = await reporting;
  await expect(page.locator('main')).toContainText(words.Error.id.replace('{id}', id));
  await expect(page.locator('body')).not.toContainText(/secret|couldn|reload/i);
  await expect(page).toHaveTitle(words.Error.title);
  await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
  await expectToFit(page);
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: words.Layout.home.replace('{name}', site) }).click();
  await expect(page).toHaveURL(home);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
