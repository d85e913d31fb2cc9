import { expect, type Page, test } from 'playwright/test';
import { comeToLife, visit } from './app/visit';
import { hold } from './hold';
import { addressIn, languages } from './languages';
import { press } from './press';
import { tabTo } from './tab-to';

const query = '?genre=drama&decade=1920&sort=title';
const year = 365 * 24 * 60 * 60;

function switchTo(page: Page, locale: string) {
  return page.getByRole('banner').locator(`a[hreflang=${locale}]`);
}

for (const [from, to] of [languages, [...languages].reverse()] as const) {
  if (!from || !to) continue;

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test(`the switch from ${from.name} keeps the page and its query`, {
        tag: from.screen,
      }, async ({ page }) => {
        await page.goto(addressIn(from, '/catalogue') + query);
        await expect(switchTo(page, from.locale)).toHaveAttribute('aria-current', 'true');
        await press(switchTo(page, to.locale));
        await expect(page).toHaveURL(addressIn(to, '/catalogue') + query);
        await expect(page.locator('html')).toHaveAttribute('lang', to.tag);
        await expect(page.getByRole('main')).toContainText(to.words.Catalogue.reset);
      });
    });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, locale: `${from.locale}-CH` });

    test(`who reads ${from.name} in the browser comes to the home page in ${to.name}`, {
      tag: from.screen,
    }, async ({ page }) => {
      await page.goto('/');
      await expect(page).toHaveURL(from.home);
      await press(switchTo(page, to.locale));
      await expect(page).toHaveURL(to.home);
      await expect(page.locator('html')).toHaveAttribute('lang', to.tag);
      // And stays there.
      await page.goto('/vod');
      await page.goto('/');
      await expect(page).toHaveURL(to.home);
    });
  });

  test(`the switch from ${from.name} keeps a movie, and the query it came with`, {
    tag: from.screen,
  }, async ({ page }) => {
    await page.goto(`${addressIn(from, '/movie/finis-terrae')}?ref=letter`);
    const link = switchTo(page, to.locale);
    const target = `${addressIn(to, '/movie/finis-terrae')}?ref=letter`;
    await expect(link).toHaveAttribute('href', target);
    await link.click();
    await expect(page).toHaveURL(target);
  });

  test(`choosing another language than ${from.name} is remembered, and nothing else is`, {
    tag: from.screen,
  }, async ({ page, context }) => {
    await visit(page, addressIn(from, '/vod'));
    expect(await context.cookies()).toEqual([]);
    await press(switchTo(page, to.locale));
    await expect(page).toHaveURL(addressIn(to, '/vod'));
    await expect.poll(() => context.cookies()).toHaveLength(1);
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({
      name: 'i18n_redirected',
      value: to.locale,
      path: '/',
      sameSite: 'Lax',
    });
    const lifetime = (cookie?.expires ?? 0) - Date.now() / 1000;
    expect(Math.abs(lifetime - year)).toBeLessThan(3600);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', to.tag);
  });
}

test('who has tabbed to a language before the scripts come is not thrown off', async ({ page }) => {
  const [french, german] = languages;
  const arrive = await hold(page, '/_next/static/chunks/*.js');
  await page.goto('/vod?ref=letter', { waitUntil: 'commit' });
  const link = switchTo(page, german.locale);
  await tabTo(page, link);
  arrive();
  await comeToLife(page);
  await expect(link).toHaveAttribute('href', '/de/vod?ref=letter');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/de/vod?ref=letter');
  await expect(page.locator('html')).not.toHaveAttribute('lang', french.tag);
});
