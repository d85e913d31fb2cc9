import { expect, test } from 'playwright/test';
import { addressIn, languages } from './languages';
import { readClipboard } from './read-clipboard';

/** What is shared in each language: a film and a collection have the same button. */
const pages = { fr: '/movie/etude-en-disques', de: '/collection/georges-melies' };

test.afterEach(({ context }) => context.clearPermissions());

for (const language of languages) {
  const path = pages[language.locale];
  const { share, byMail, notices } = language.words.Share;
  const address = addressIn(language, path);

  test(`the link to ${path} is copied in ${language.name}, and said to be`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // A browser on a desk has no sheet to share with.
    await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
    await page.goto(address);
    await page.getByRole('button', { name: share }).click();
    await expect(page.getByRole('status').filter({ hasText: notices.copied })).toBeVisible();
    const copied = await readClipboard(page);
    expect(copied).toBe(new URL(address, page.url()).href);
  });

  test(`the device's sheet is given ${path} in ${language.name}`, async ({ page }) => {
    await page.addInitScript(() => {
      const shared = async (data: object) => void Object.assign(window, { shared: data });
      Object.assign(navigator, { share: shared });
    });
    await page.goto(address);
    await page.getByRole('button', { name: share }).click();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
      .toMatchObject({ title: /\S/, url: new URL(address, page.url()).href });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`${path} can be sent by mail in ${language.name}`, async ({ page }) => {
      await page.goto(address);
      const link = page.getByRole('link', { name: byMail });
      const letter = new URL((await link.getAttribute('href')) ?? '');
      expect(letter.protocol).toBe('mailto:');
      expect(new URL(letter.searchParams.get('body') ?? '').pathname).toBe(address);
      await expect(page.getByRole('button', { name: share })).toBeHidden();
    });
  });
}

test('where the browser refuses to copy, the address is there to be copied', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto('/movie/etude-en-disques');
  await page.getByRole('button', { name: languages[0].words.Share.share }).click();
  await expect(page.getByRole('textbox')).toHaveValue(page.url());
  await expect(page.getByRole('textbox')).toBeFocused();
});
