import { expect, type Page, test } from 'playwright/test';
import { visit } from './app/visit';
import { languages } from './languages';
import { listOffered, readContent } from './read-content';

const [french, german] = languages;

/** Paths of the films on the page. */
const listFilms = (page: Page) =>
  page
    .locator('main article:not(#continue article)')
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

test('a small offer shows each film once, large, before the filters', async ({ page }) => {
  await page.goto('/vod');
  const films = await listFilms(page);
  expect(films.sort()).toEqual(
    listOffered()
      .map((slug) => `/movie/${slug}`)
      .sort(),
  );
  const width = page.viewportSize()?.width ?? 0;
  const pictures = await page.locator('main article:not(#continue article) img').all();
  for (const picture of pictures)
    expect((await picture.boundingBox())?.width).toBeGreaterThan(width * 0.4);
  const first = await pictures[0]?.boundingBox();
  const { choose } = french.words.Vod;
  const filters = await page.getByRole('navigation', { name: choose }).boundingBox();
  expect(filters?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
});

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
