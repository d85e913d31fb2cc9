import { expect, test } from 'playwright/test';
import { visit } from './app/visit';
import { languages } from './languages';
import { readClipboard } from './read-clipboard';

const [french, german] = languages;

test('the link to a film is copied, with a notice', async ({ page, context }) => {
  const { share, notices } = french.words.Share;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Desktop browsers have no share sheet.
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  await visit(page, '/movie/etude-en-disques');
  await page.getByRole('button', { name: share }).click();
  await expect(page.getByRole('status').filter({ hasText: notices.copied })).toBeVisible();
  expect(await readClipboard(page)).toBe(page.url());
});

test('a collection is shared by the share sheet of the device', { tag: '@phone' }, async ({
  page,
}) => {
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

test('where copying is refused, the address is shown in a focused field', {
  tag: '@release',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await visit(page, '/movie/etude-en-disques');
  await page.getByRole('button', { name: french.words.Share.share }).click();
  await expect(page.getByRole('textbox')).toHaveValue(page.url());
  await expect(page.getByRole('textbox')).toBeFocused();
});
