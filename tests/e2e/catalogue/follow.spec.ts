import { expect, test } from 'playwright/test';
import { addressIn, languages } from '../languages';

test.use({ javaScriptEnabled: false });

const film = '/movie/das-cabinet-des-dr-caligari';
const followed = [
  { who: 'a director', path: '/person/robert-wiene', text: 'Robert Wiene' },
  { who: 'an actor', path: '/person/conrad-veidt', text: 'Conrad Veidt' },
  { who: 'a writer', path: '/person/carl-mayer', text: 'Carl Mayer' },
  { who: 'a genre', path: '/genre/expressionism', text: /^Expression/ },
  { who: 'a country', path: '/country/de', text: /^(Allemagne|Deutschland)$/ },
  { who: 'a decade', path: '/decade/1920', text: '1920' },
] as const;

for (const language of languages)
  for (const { who, path, text } of followed)
    test(`${who} of a film in ${language.name} leads to all their films, and Back to it`, async ({
      page,
    }) => {
      const address = addressIn(language, path);
      await page.goto(addressIn(language, film));
      const main = page.getByRole('main');
      await main.locator(`a[href="${address}"]`, { hasText: text }).first().click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(text);
      await expect(main.locator('header').first()).toContainText(/\b(18|19|20)\d\d\b/);
      await expect(main.locator(`a[href="${addressIn(language, film)}"]`).first()).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(addressIn(language, film));
    });
