import { expect, type Page, test } from 'playwright/test';
import { comeToLife, follow, visit } from '../app/visit';
import { expectAccessible } from '../expect-accessible';
import { expectToFit } from '../expect-to-fit';
import { addressIn, fillWords, type Language, languages } from '../languages';
import { tabTo } from '../tab-to';
import { countShifts } from './count-shifts';
import { keep, lists, listsKey, placesKey } from './keep';

const title = 'Étude en disques';
const titles = { fr: title, de: 'Studie in Scheiben' };

function buttonOf(page: Page, { locale, words }: Language) {
  return page
    .getByRole('button', { name: fillWords(words.Lists.toWatchFilm, { title: titles[locale] }) })
    .first();
}

for (const language of languages) {
  const { name, words, locale } = language;

  test(`a film is put among those to see from its card, and found again, in ${name}`, {
    tag: language.screen,
  }, async ({ page }) => {
    await page.goto(addressIn(language, '/vod'));
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
    const button = buttonOf(page, language);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await comeToLife(page);
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    const notice = page.getByRole('status').filter({ hasText: titles[locale] });
    await expect(notice).toContainText(
      fillWords(words.Lists.notices.put, { title: titles[locale] }),
    );
    await notice.getByRole('link', { name: words.Lists.notices.open }).click();
    await expect(page).toHaveURL(addressIn(language, '/a-voir'));
    await expect(page.locator('#to-watch').getByRole('article')).toHaveCount(1);
    await expect(
      page.locator('#to-watch').getByRole('link', { name: titles[locale] }),
    ).toBeVisible();
    await expectToFit(page);
    await expectAccessible(page);
  });

  test(`without anything the page in ${name} says how films come here`, {
    tag: language.screen,
  }, async ({ page }) => {
    await page.goto(addressIn(language, '/a-voir'));
    const { page: said } = words.Lists;
    await expect(page.getByText(said.toWatchEmpty)).toBeVisible();
    await expect(page.getByText(said.continueEmpty)).toBeVisible();
    await expect(page.getByText(said.watchedEmpty)).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expectToFit(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: said.toCatalogue }).click();
    await expect(page).toHaveURL(addressIn(language, '/catalogue'));
  });
}

const [french] = languages;

test('a film taken out of the list stays there, paler, until the page is left', async ({
  page,
}) => {
  await keep(page, listsKey, { ...lists, toWatch: { 'etude-en-disques': 3 } });
  await page.goto('/a-voir');
  const button = page
    .locator('#to-watch')
    .getByRole('button', { name: `Ma liste\u202f: ${title}` });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(button).toBeFocused();
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await page.reload();
  await expect(page.getByText(french.words.Lists.page.toWatchEmpty)).toBeVisible();
});

test('a film marked as seen leaves the films to see, and says so on every card', {
  tag: '@phone',
}, async ({ page }) => {
  await keep(page, listsKey, { ...lists, toWatch: { 'etude-en-disques': 3 } });
  await page.goto('/movie/etude-en-disques');
  const head = page.getByRole('main').locator('header').first();
  const seen = head.getByRole('button', { name: `Vu\u202f: ${title}` });
  await seen.click();
  await expect(seen).toHaveAttribute('aria-pressed', 'true');
  await expect(head.getByRole('button', { name: `Ma liste\u202f: ${title}` })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await page.goto('/vod');
  const card = page.getByRole('article').filter({ hasText: title }).first();
  await expect(card.getByText('Vu', { exact: true })).toBeVisible();
});

test('nothing moves while what the device keeps comes', { tag: '@every-screen' }, async ({
  page,
}) => {
  await keep(page, listsKey, lists);
  const readShifts = await countShifts(page);
  await page.goto('/a-voir');
  await expect(page.locator('#watched').getByRole('article')).toHaveCount(1);
  expect(await readShifts()).toBeLessThan(0.02);
});

test('two tabs agree', async ({ page, context }) => {
  await page.goto('/a-voir');
  await expect(page.getByText(french.words.Lists.page.toWatchEmpty)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/movie/etude-en-disques');
  await buttonOf(other, french).click();
  await expect(page.locator('#to-watch').getByRole('link', { name: title })).toBeVisible();
  await page
    .locator('#to-watch')
    .getByRole('button', { name: `Ma liste\u202f: ${title}` })
    .click();
  await expect(buttonOf(other, french)).toHaveAttribute('aria-pressed', 'false');
});

test('a card that comes by navigation inside the app knows its film too', async ({ page }) => {
  await keep(page, listsKey, { ...lists, toWatch: { 'etude-en-disques': 3 } });
  await visit(page, '/shop');
  await follow(page, '/vod');
  await expect(buttonOf(page, french)).toHaveAttribute('aria-pressed', 'true');
});

test('a film that is no longer in the catalogue is spoken of and not lost', async ({ page }) => {
  await keep(page, listsKey, { ...lists, toWatch: { 'no-such-film': 3 } });
  await page.goto('/a-voir');
  await expect(page.getByText(french.words.Lists.page.goneOne)).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), listsKey)).toContain('no-such');
});

test('where the facts cannot be had the page says so, and tries again', async ({ page }) => {
  await keep(page, listsKey, lists);
  await page.route('**/api/cards?*', (route) => route.abort());
  await page.goto('/a-voir');
  const failure = page.getByRole('alert').filter({ hasText: french.words.Lists.page.failed });
  await expect(failure).toBeVisible();
  await page.unroute('**/api/cards?*');
  await failure.getByRole('button').click();
  await expect(page.locator('#watched').getByRole('article')).toHaveCount(1);
  await expect(failure).toBeHidden();
});

test('facts that never come are waited for in words, then given up, and asked for again', async ({
  page,
}) => {
  const { page: words } = french.words.Lists;
  await page.clock.install();
  await keep(page, listsKey, lists);
  await keep(page, placesKey, { 'etude-en-disques video': { time: 27, at: 1_790_000_000_000 } });
  await page.route('**/api/cards?*', () => {});
  await page.goto('/a-voir');
  await expect(page.locator('#watched').getByRole('status')).toHaveText(words.waiting);
  await expect(page.locator('#watched [aria-busy=true]')).toBeVisible();
  await expect(page.locator('#continue').getByRole('status')).toHaveText(words.waiting);
  await page.clock.fastForward(15_000);
  const failures = page.getByRole('alert').filter({ hasText: words.failed });
  await expect(failures).toHaveCount(2);
  await page.unroute('**/api/cards?*');
  for (const _ of [1, 2]) await failures.first().getByRole('button').click();
  await expect(page.locator('#watched').getByRole('article')).toHaveCount(1);
  await expect(page.locator('#continue').getByRole('article')).toHaveCount(1);
  await expect(failures).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs, and no dead button is seen', async ({ page }) => {
    await page.goto('/a-voir');
    await expect(page.getByRole('main').locator('noscript p')).toBeVisible();
    await page.goto('/vod');
    await expect(page.locator('button[data-live]').first()).toBeHidden();
  });
});
