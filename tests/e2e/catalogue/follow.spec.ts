import { expect, test } from 'playwright/test';
import { addressIn, languages } from '../languages';
import { catalogueOf } from './catalogue-of';

test.use({ javaScriptEnabled: false });

const film = '/movie/das-cabinet-des-dr-caligari';
const followed = [
  { who: 'a director', facet: 'director', value: 'robert-wiene', text: 'Robert Wiene' },
  { who: 'an actor', facet: 'actor', value: 'conrad-veidt', text: 'Conrad Veidt' },
  { who: 'a writer', facet: 'person', value: 'carl-mayer', text: 'Carl Mayer' },
  { who: 'a genre', facet: 'genre', value: 'expressionism', text: /^Expression/ },
  { who: 'a country', facet: 'country', value: 'DE', text: /^(Allemagne|Deutschland)$/ },
  { who: 'a decade', facet: 'decade', value: '1920', text: '1920' },
] as const;

for (const language of languages)
  for (const { who, facet, value, text } of followed)
    test(`${who} of a film in ${language.name} leads to all their films`, async ({ page }) => {
      const address = addressIn(language, `/catalogue?${facet}=${value}`);
      await page.goto(addressIn(language, film));
      await page
        .getByRole('main')
        .locator(`a[href="${address}"]`, { hasText: text })
        .first()
        .click();
      await expect(page).toHaveURL(address);
      const catalogue = catalogueOf(page, language);
      const total = await catalogue.total();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(text);
      const introduction = page.getByRole('main').locator('header p');
      await expect(introduction).toContainText(new RegExp(`\\b${total}\\b`));
      await expect(introduction).toContainText(/\b(18|19|20)\d\d\b/);
      expect(await catalogue.links()).toContain(addressIn(language, film));
    });
