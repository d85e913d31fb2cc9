import { expect, test } from 'playwright/test';
import { visit } from './app/visit';
import { addressIn, languages } from './languages';
import { tabTo } from './tab-to';

for (const language of languages) {
  const { name, words } = language;

  test(`an internal link in an editor’s text stays in the app in ${name}`, {
    tag: language.screen,
  }, async ({ page }) => {
    await visit(page, addressIn(language, '/collection/georges-melies'));
    const link = page.locator('main .rich-text a').first();
    const target = (await link.getAttribute('href')) ?? '';
    expect(target).toMatch(RegExp(`^${language.prefix}/movie/`));
    await expect(link).not.toHaveAttribute('target', /./);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    // By keyboard: a link may break across columns, and its middle is then beside it.
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(target);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
  });

  for (const path of ['/mentions-legales', '/movie/das-cabinet-des-dr-caligari'])
    test(`every link out of ${path} in ${name} opens a new tab and says so`, {
      tag: language.screen,
    }, async ({ page }) => {
      await page.goto(addressIn(language, path));
      const links = page.locator('a[href^="http"]');
      expect(await links.count()).toBeGreaterThan(0);
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
        await expect(link).toContainText('↗');
        await expect(link).toHaveAccessibleName(RegExp(words.RichText.external));
      }
    });

  test(`a link out of an editor’s text in ${name} leaves the page where it is`, {
    tag: language.screen,
  }, async ({ page, context }) => {
    await context.route(
      (url) => url.hostname !== 'localhost',
      (route) => route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
    );
    await page.goto(addressIn(language, '/mentions-legales'));
    const link = page.getByRole('main').locator('.rich-text a[href^="http"]').first();
    const opened = context.waitForEvent('page');
    await link.click();
    await expect(await opened).toHaveURL((await link.getAttribute('href')) ?? '');
    await expect(page).toHaveURL(addressIn(language, '/mentions-legales'));
  });
}
