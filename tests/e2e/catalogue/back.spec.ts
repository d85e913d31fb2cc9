import { expect, type Page, test } from 'playwright/test';
import { scrolled, scrollTo } from '../app/scroll-to';
import { visit } from '../app/visit';
import { fillWords, languages } from '../languages';
import { pressInPlace } from '../press';
import { catalogueOf } from './catalogue-of';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const [french, german] = languages;
const { Catalogue: words, Navigation } = french.words;
const catalogue = (page: Page) => catalogueOf(page, french);

/** What visitors do in the catalogue before they open a film, and what the address then says. */
const flows: { flow: string; search: string; act: (page: Page) => Promise<void> }[] = [
  {
    flow: 'a text that was typed',
    search: '?q=murnau',
    async act(page) {
      await catalogue(page).field.pressSequentially('murnau');
      // What half of the word finds is shown on the way.
      await catalogue(page).expectTotal(6);
    },
  },
  {
    flow: 'a value that was chosen',
    search: '?decade=1910',
    async act(page) {
      await catalogue(page).open('decade');
      await catalogue(page).choose('decade', '1910');
      await page.keyboard.press('Escape');
    },
  },
  {
    flow: 'an order',
    search: '?sort=newest',
    async act(page) {
      await catalogue(page).form.locator('select[name=sort]').selectOption('newest');
    },
  },
  {
    flow: 'what can be watched',
    search: '?watchable=1',
    act: (page) => catalogue(page).watchable.click(),
  },
  {
    flow: 'a view',
    search: '?view=list',
    act: (page) => page.getByRole('link', { name: words.views.list, exact: true }).click(),
  },
];

const films = (page: Page) => page.locator('main :is(h3, tbody th) a[href*="/movie/"]');
const shown = (page: Page) =>
  films(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Presses the first film, waits for its page, and goes back. */
async function openAndReturn(page: Page) {
  await films(page).first().click();
  await expect(page).toHaveURL(/\/movie\//);
  await page.goBack();
}

for (const { flow, search, act } of flows)
  test(`Back from a film finds ${flow}`, async ({ page }) => {
    await visit(page, '/catalogue');
    const plain = `${await films(page).count()} ${await shown(page)}`;
    await act(page);
    await expect(page).toHaveURL(`/catalogue${search}`);
    if (search === '?view=list') await expect(page.locator('tbody')).toBeVisible();
    else
      await expect
        .poll(async () => `${await films(page).count()} ${await shown(page)}`)
        .not.toBe(plain);
    const found = await shown(page);
    await openAndReturn(page);
    await expect.poll(() => shown(page)).toEqual(found);
    await expect(page).toHaveURL(`/catalogue${search}`);
  });

test('Back finds the search also after the language was changed', async ({ page }) => {
  await visit(page, '/catalogue');
  await catalogue(page).field.pressSequentially('murnau');
  await expect(page).toHaveURL('/catalogue?q=murnau');
  // The router tells the link only after the address.
  const link = page.getByRole('banner').locator('a[hreflang=de]:visible');
  await expect(link).toHaveAttribute('href', '/de/catalogue?q=murnau');
  await link.click();
  await expect(page).toHaveURL('/de/catalogue?q=murnau');
  await expect(page.locator('html')).toHaveAttribute('lang', german.tag);
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', french.tag);
  await expect(catalogue(page).field).toHaveValue('murnau');
  await catalogue(page).expectTotal(6);
  await expect(page).toHaveURL('/catalogue?q=murnau');
});

test('Back from a film finds the page of the results and the place on it', async ({ page }) => {
  await visit(page, '/catalogue');
  await catalogue(page).wake();
  const name = fillWords(Navigation.page, { page: '2' });
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL('/catalogue?page=2');
  await expect(page.locator('#results')).toBeFocused();
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
