import { expect, test } from 'playwright/test';
import { visit } from './app/visit';
import { addressIn, languages } from './languages';
import { press } from './press';
import { readContent } from './read-content';

const { title, summary, picture } = readContent('pages/la-maison');
const parts = { fr: 'Les horaires', de: 'Öffnungszeiten' };

for (const language of languages)
  test(`a page of the house is reached from the foot and read in ${language.name}`, {
    tag: language.screen,
  }, async ({ page }) => {
    await visit(page, addressIn(language, '/shop'));
    const link = page.getByRole('contentinfo').getByRole('link', { name: title[language.locale] });
    await press(link);
    await expect(page).toHaveURL(addressIn(language, '/la-maison'));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title[language.locale]);
    await expect(main).toContainText(summary[language.locale]);
    const part = main.getByRole('heading', { level: 2, name: parts[language.locale] });
    await expect(part).toBeVisible();
    const shown = main.getByRole('img', { name: picture.alt[language.locale] });
    await expect
      .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .not.toBe(0);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await page.goBack();
    await expect(page).toHaveURL(addressIn(language, '/shop'));
  });

test('a page in one language is read in the other, and says so', async ({ page }) => {
  await page.goto('/de/une-seule-langue');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Le projectionniste');
  await expect(main.locator('[lang=fr]').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).not.toContainText('Le projectionniste');
});
