import { expect, test } from 'playwright/test';
import { visit } from './app/visit';
import { addressIn, languages } from './languages';
import { press } from './press';

const [, german] = languages;

test('the links to the parts of a film’s page scroll to them, below the header', {
  tag: '@phone',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, addressIn(german, '/movie/l-inventaire'));
  const links = page
    .getByRole('navigation', { name: german.words.Navigation.onThisPage })
    .getByRole('link');
  const header = await page.getByRole('banner').boundingBox();
  for (const link of await links.all()) {
    const hash = (await link.getAttribute('href')) ?? '';
    await press(link);
    await expect(page).toHaveURL((url) => url.hash === hash);
    await expect(page.locator(hash)).toBeInViewport();
    await expect
      .poll(async () => (await page.locator(hash).boundingBox())?.y, { message: hash })
      .toBeGreaterThanOrEqual(header?.height ?? 0);
  }
});
