import { expect, test } from 'playwright/test';
import { visit } from './app/visit';
import { addressIn, languages } from './languages';
import { tabTo } from './tab-to';

const [, german] = languages;

test('a link in an editor’s text stays in the app, and one out of the site leaves the page where it is', async ({
  page,
  context,
}) => {
  await visit(page, addressIn(german, '/collection/georges-melies'));
  const link = page.locator('main .rich-text a').first();
  const target = (await link.getAttribute('href')) ?? '';
  expect(target).toMatch(/^\/de\/movie\//);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  // By keyboard: a link may break across columns, and its middle is then beside it.
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await context.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
  );
  await visit(page, addressIn(german, '/mentions-legales'));
  const out = page.getByRole('main').locator('.rich-text a[href^="http"]').first();
  const opened = context.waitForEvent('page');
  await out.click();
  await expect(await opened).toHaveURL((await out.getAttribute('href')) ?? '');
  expect(await (await opened).evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL(addressIn(german, '/mentions-legales'));
});
