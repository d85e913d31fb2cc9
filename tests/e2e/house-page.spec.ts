import { expect, test } from 'playwright/test';
import { visit } from './app/visit';
import { addressIn, languages } from './languages';
import { press } from './press';
import { readContent } from './read-content';

const { title, summary, picture, text } = readContent('pages/la-maison');
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

for (const language of languages)
  test(`a picture and a table in a text are whole on every screen, in ${language.name}`, {
    tag: '@every-screen',
  }, async ({ page }) => {
    await visit(page, addressIn(language, '/la-maison'));
    const main = page.getByRole('main');
    const [, alt = ''] = /!\[([^\]]+)\]/.exec(text[language.locale]) ?? [];
    const shown = main.getByRole('img', { name: alt });
    await shown.scrollIntoViewIfNeeded();
    await expect
      .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .not.toBe(0);
    const shapes = await shown.evaluate((img: HTMLImageElement) => ({
      own: img.naturalWidth / img.naturalHeight,
      room: Number(img.getAttribute('width')) / Number(img.getAttribute('height')),
      shown: img.clientWidth / img.clientHeight,
    }));
    expect(shapes.room).toBeCloseTo(shapes.own, 1);
    expect(shapes.shown).toBeCloseTo(shapes.own, 1);
    await expect(main.getByRole('columnheader')).toHaveCount(6);
    // Whatever the table is too wide for is scrolled within it, and by the keys of a keyboard.
    const region = main.getByRole('group').filter({ has: page.getByRole('table') });
    await region.focus();
    await page.keyboard.press('ArrowRight');
    const room = await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    if (room > 0)
      await expect.poll(() => region.evaluate((it) => it.scrollLeft)).toBeGreaterThan(0);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

test('a page in one language is read in the other, and says so', async ({ page }) => {
  await page.goto('/de/une-seule-langue');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Le projectionniste');
  await expect(main.locator('[lang=fr]').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).not.toContainText('Le projectionniste');
});
