import { expect, type Page, test } from 'playwright/test';
import { expectAccessible } from './expect-accessible';
import { expectToFit } from './expect-to-fit';
import { addressIn, languages } from './languages';
import { readContent } from './read-content';

/** The slugs of the films that can be watched: every film once. */
async function shown(page: Page): Promise<string[]> {
  const links = await page
    .locator('main article:not(#continue article)')
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  return links.map((link) => link.split('/').at(-1) ?? '');
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const language of languages)
      test(`films are chosen by captions and advertisements in ${language.name}`, {
        tag: language.screen,
      }, async ({ page }) => {
        const { choose, withoutAds, any } = language.words.Vod;
        const german = { fr: 'allemand', de: 'Deutsch' }[language.locale];
        await page.goto(addressIn(language, '/vod'));
        const all = await shown(page);
        const bar = page.getByRole('navigation', { name: choose });
        await bar.getByRole('link', { name: german }).click();
        await expect(page).toHaveURL(addressIn(language, '/vod/sous-titres-de'));
        await bar.getByRole('link', { name: withoutAds }).click();
        await expect(page).toHaveURL(addressIn(language, '/vod/sous-titres-de-sans-publicite'));
        await expect(bar.locator('[aria-current]')).toHaveCount(2);
        const films = await shown(page);
        expect(films.length).toBeGreaterThan(0);
        expect(films.length).toBeLessThan(all.length);
        for (const slug of films) {
          const { vod, media } = readContent(`films/${slug}`);
          expect(vod.ads, slug).toBe(false);
          expect(JSON.stringify(media), slug).toContain('"srclang":"de"');
        }
        if (javaScriptEnabled) {
          await expectToFit(page);
          await expectAccessible(page);
        }
        await bar.getByRole('link', { name: new RegExp(`^${any} `) }).click();
        await expect(page).toHaveURL(addressIn(language, '/vod/sans-publicite'));
      });
  });

test('a choice is for visitors: crawlers are led to all films', async ({ page }) => {
  await page.goto('/vod/sans-publicite');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const answer = await page.goto('/vod/sous-titres-xx');
  expect(answer?.status()).toBe(404);
});
