import { expect, test } from 'playwright/test';
import { addressIn, languages } from './languages';
import { press } from './press';

for (const language of languages) {
  const { name, words } = language;
  const asked = `${addressIn(language, '/nope/x')}?y=1`;

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test(`an unknown path in ${name} is said in full, with a way on`, {
        tag: language.screen,
      }, async ({ page }) => {
        const answer = await page.goto(asked, { waitUntil: 'load' });
        expect(answer?.status()).toBe(404);
        await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
        await expect(page.getByText(`Page not found: ${asked}`, { exact: true })).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.NotFound.title);
        await expect(page).toHaveTitle(`${words.NotFound.title} – Page Not Found`);
        await expect(page.getByRole('banner')).toBeVisible();
        const films = page.getByRole('main').locator('section a[href*="/movie/"]');
        await expect(films).toHaveCount(6);
        await press(films.first());
        await expect(page).toHaveURL(RegExp(`^[^/]+//[^/]+${language.prefix}/movie/`));
        await page.goBack();
        await page.getByRole('main').getByRole('link', { name: words.NotFound.catalogue }).click();
        await expect(page).toHaveURL(addressIn(language, '/catalogue'));
        await expect(page.locator('#results')).toBeVisible();
      });
    });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`from an unknown path in ${name} a visitor changes the language`, {
      tag: language.screen,
    }, async ({ page }) => {
      const [other = language] = languages.filter(({ locale }) => locale !== language.locale);
      await page.goto(asked);
      await press(page.getByRole('banner').locator(`a[hreflang=${other.locale}]`));
      await expect(page).toHaveURL(other.home);
      await expect(page.locator('html')).toHaveAttribute('lang', other.tag);
    });
  });

  test(`a script in the path is only text in ${name}`, { tag: language.screen }, async ({
    page,
  }) => {
    let alerted = false;
    page.on('dialog', (dialog) => {
      alerted = true;
      return dialog.dismiss();
    });
    await page.goto(addressIn(language, '/<script>alert(1)</script>'), { waitUntil: 'load' });
    await expect(page.getByText('Page not found: ')).toContainText('alert(1)');
    await expect(page.locator('script', { hasText: /^alert\(1\)$/ })).toHaveCount(0);
    expect(alerted).toBe(false);
  });

  test(`an unknown movie met inside the app is not found in ${name}`, {
    tag: language.screen,
  }, async ({ page }) => {
    const answer = await page.goto(addressIn(language, '/movie/nobody-made-this'));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.NotFound.title);
  });
}
