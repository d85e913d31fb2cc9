import { expect, test } from 'playwright/test';
import { expectPlaceNoted, scrolled } from '../app/scroll-to';
import { visit } from '../app/visit';
import { addressIn, languages } from '../languages';
import { press } from '../press';
import { catalogueOf } from './catalogue-of';

const [, german] = languages;
const { Catalogue, Timeline } = german.words;
const address = addressIn(german, '/catalogue');

test('posters, years and decades of the timeline link to films, and Back returns to the timeline', {
  tag: '@phone',
}, async ({ page }) => {
  const { expectSettled, hydrate } = catalogueOf(page, german);
  await visit(page, address);
  await hydrate();
  await press(page.getByRole('link', { name: Catalogue.views.timeline, exact: true }));
  await expect(page).toHaveURL(`${address}?view=timeline`);
  const wall = page.getByRole('group', { name: Timeline.title });
  const poster = wall.getByRole('link', { name: 'Nosferatu' });
  await expect(poster).toBeVisible();
  await expectSettled();
  await press(poster);
  await expect(page).toHaveURL(/\/movie\/nosferatu-eine-symphonie-des-grauens$/);
  await page.goBack();
  await expect(poster).toBeInViewport();
  await expectSettled();
  const year = wall.getByRole('link', { name: /^1921, / });
  await year.scrollIntoViewIfNeeded();
  await expectPlaceNoted(page);
  await press(year);
  await expect(page).toHaveURL(`${address}?year-from=1921&year-to=1921`);
  await expect(page.locator('main article').first()).toBeVisible();
  await expectSettled();
  await page.goBack();
  await expect(page).toHaveURL(`${address}?view=timeline`);
  // The scroll position is restored; until then the page moves during a press.
  await expect(year).toBeInViewport();
  await expectSettled();
  await press(wall.getByRole('heading', { name: /1920/ }).getByRole('link'));
  await expect(page).toHaveURL(`${address}?decade=1920`);
  // The heading of the decade is far down; its films are shown from the top.
  await expect.poll(() => scrolled(page)).toBe(0);
});
