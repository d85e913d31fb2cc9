import { expect, type Page, test } from 'playwright/test';
import { visit } from './app/visit';
import { languages } from './languages';
import { readContent } from './read-content';

const [, german] = languages;

/** Paths of the films on the page. */
const listFilms = (page: Page) =>
  page
    .locator('main article:not(#continue article)')
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

test('films are filtered by captions and advertisements', { tag: '@phone' }, async ({ page }) => {
  const { choose, withoutAds, any } = german.words.Vod;
  await visit(page, '/de/vod');
  const all = await listFilms(page);
  const bar = page.getByRole('navigation', { name: choose });
  await bar.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/vod/sous-titres-de');
  await bar.getByRole('link', { name: withoutAds }).click();
  await expect(page).toHaveURL('/de/vod/sous-titres-de-sans-publicite');
  await expect(bar.locator('[aria-current]')).toHaveCount(2);
  const films = await listFilms(page);
  expect(films.length).toBeGreaterThan(0);
  expect(films.length).toBeLessThan(all.length);
  for (const link of films) {
    const { vod, media } = readContent(`films/${link.split('/').at(-1)}`);
    expect(vod.ads, link).toBe(false);
    expect(JSON.stringify(media), link).toContain('"srclang":"de"');
  }
  await bar.getByRole('link', { name: new RegExp(`^${any} `) }).click();
  await expect(page).toHaveURL('/de/vod/sans-publicite');
});
