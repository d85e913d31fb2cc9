import { expect, type Page, test } from 'playwright/test';
import { scrolled, scrollTo } from '../app/scroll-to';
import { visit } from '../app/visit';
import { fillWords, languages } from '../languages';
import { pressInPlace } from '../press';
import { catalogueOf } from './catalogue-of';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const [french] = languages;
const { Catalogue: words, Navigation } = french.words;
const catalogue = (page: Page) => catalogueOf(page, french);

const films = (page: Page) => page.locator('main :is(h3, tbody th) a[href*="/movie/"]');
const shown = (page: Page) =>
  films(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Opens the first film and goes back. */
async function openAndReturn(page: Page) {
  await films(page).first().click();
  await expect(page).toHaveURL(/\/movie\//);
  await page.goBack();
}

test('Back from a film restores filters, order and view', async ({ page }) => {
  await visit(page, '/catalogue');
  await catalogue(page).open('decade');
  await catalogue(page).choose('decade', '1910');
  await expect(page).toHaveURL('/catalogue?decade=1910');
  await catalogue(page).form.locator('select[name=sort]').selectOption('newest');
  await expect(page).toHaveURL('/catalogue?decade=1910&sort=newest');
  const list = page.getByRole('link', { name: words.views.list, exact: true });
  // The links of the results are updated with them.
  await expect(list).toHaveAttribute('href', '/catalogue?decade=1910&sort=newest&view=list');
  await list.click();
  await expect(page).toHaveURL('/catalogue?decade=1910&sort=newest&view=list');
  await expect(page.locator('tbody')).toBeVisible();
  await catalogue(page).expectSettled();
  const found = await shown(page);
  await openAndReturn(page);
  await expect.poll(() => shown(page)).toEqual(found);
  await expect(page).toHaveURL('/catalogue?decade=1910&sort=newest&view=list');
});

test('Back from a film restores the page of results and the scroll position', async ({ page }) => {
  await visit(page, '/catalogue');
  await catalogue(page).hydrate();
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const name = fillWords(Navigation.page, { page: '2' });
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL('/catalogue?page=2');
  await expect(page.locator('#results')).toBeFocused();
  await expect.poll(() => scrolled(page), 'a new page is shown from its top').toBe(0);
  expect(await page.evaluate(() => 'isSame' in window), 'without a page load').toBe(true);
  await catalogue(page).expectSettled();
  await scrollTo(page, 600);
  const found = await shown(page);
  const film = films(page).nth(7);
  await pressInPlace(film);
  await expect(page).toHaveURL(/\/movie\//);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => shown(page)).toEqual(found);
  await expect.poll(() => scrolled(page)).toBe(600);
  await expect(page).toHaveURL('/catalogue?page=2');
});
