import type { Browser } from 'playwright';
import { expect as patient } from 'playwright/test';
import { addressIn, fillWords, type Language, languages } from '../e2e/languages';
import { accent, film, venue, page as written } from './fill-site';

/** Outside Playwright's runner the default timeout is short. */
const expect = patient.configure({ timeout: 20_000 });

/** Visits the site in each language, in parallel: the editors' page, the screening, and the film. */
export async function visitSite(browser: Browser, address: string) {
  await Promise.all(languages.map((language) => visitIn(language, browser, address)));
}

const rgb = (colour: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(', ')})`;

async function visitIn(language: Language, browser: Browser, address: string) {
  const context = await browser.newContext({ baseURL: address, locale: language.tag });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol === 'http:' && origin !== address) errors.push(`requested ${origin}`);
  });
  const { words } = language;
  const title = film.title[language.locale];
  // Before hydration, a link opens another document and a button does nothing.
  const hydrated = page.locator('html[data-scripted]');

  await page.goto(language.home);
  await expect(hydrated).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language.locale}`));
  await page.getByRole('link', { name: written.title[language.locale] }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(written.title[language.locale]);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: words.Layout.skip });
  await expect(skip).toHaveCSS('background-color', rgb(accent));

  await page.goto(addressIn(language, '/au-cinema'));
  await expect(hydrated).toBeAttached();
  await expect(page.getByText(venue[language.locale]).first()).toBeVisible();
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(hydrated).toBeAttached();
  await page.getByRole('button', { name: fillWords(words.Player.watch, { title }) }).click();
  const player = page.locator('.bobine-player');
  await expect(player).toHaveAttribute('data-player-state', 'playing', { timeout: 30_000 });
  const tracks = () =>
    player
      .locator('video')
      .evaluate((video: HTMLVideoElement) => [...video.textTracks].map((track) => track.language));
  await expect.poll(tracks).toContain('fr');

  expect(errors).toEqual([]);
  await context.close();
}
