import { expect, test } from 'playwright/test';
import { visit } from './app/visit';
import { addressIn, languages } from './languages';
import { press } from './press';
import { readContent } from './read-content';

for (const language of languages)
  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test(`the foot leads to the imprint in ${language.name}, and Back to where it was`, {
        tag: language.screen,
      }, async ({ page }) => {
        const { imprint } = readContent('site');
        const from = addressIn(language, '/shop');
        await (javaScriptEnabled ? visit(page, from) : page.goto(from));
        const foot = page.getByRole('contentinfo');
        await expect(foot).not.toContainText(imprint.email);
        await press(foot.getByRole('link', { name: language.words.Imprint.title }));
        await expect(page).toHaveURL(addressIn(language, '/mentions-legales'));
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(
          language.words.Imprint.title,
        );
        await expect(main.getByRole('link', { name: imprint.email })).toBeVisible();
        for (const paragraph of imprint.text[language.locale].split(/\n{2,}/))
          await expect(main).toContainText(firstWords(paragraph));
        await page.goBack();
        await expect(page).toHaveURL(from);
        await expect(foot.getByRole('link', { name: language.words.Kept.title })).toBeVisible();
      });
    });

/** The beginning of a paragraph, as far as it is plain words on one line. */
function firstWords(paragraph: string): string {
  return paragraph.split(/[\n[«]/)[0]?.trim() ?? '';
}
