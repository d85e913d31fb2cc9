import { expect, test } from 'playwright/test';
import { visit } from './app/visit';
import { languages } from './languages';
import { readClipboard } from './read-clipboard';

const [french, german] = languages;

test('the link to a film is copied, and said to be', async ({ page, context }) => {
  const { share, notices } = french.words.Share;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // A browser on a desk has no sheet to share with.
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  await visit(page, '/movie/etude-en-disques');
  await page.getByRole('button', { name: share }).click();
  await expect(page.getByRole('status').filter({ hasText: notices.copied })).toBeVisible();
  expect(await readClipboard(page)).toBe(page.url());
});

test('the device’s sheet is given a collection', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    const shared = async (data: object) => void Object.assign(window, { shared: data });
    Object.assign(navigator, { share: shared });
  });
  await visit(page, '/de/collection/georges-melies');
  await page.getByRole('button', { name: german.words.Share.share }).click();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
    .toMatchObject({ title: /\S/, url: page.url() });
});

test('where the browser refuses to copy, the address is there to be copied', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await visit(page, '/movie/etude-en-disques');
  await page.getByRole('button', { name: french.words.Share.share }).click();
  await expect(page.getByRole('textbox')).toHaveValue(page.url());
  await expect(page.getByRole('textbox')).toBeFocused();
});
