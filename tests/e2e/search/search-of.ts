import { expect, type Page } from 'playwright/test';
import { visit } from '../app/visit';
import { press } from '../press';
import { tabTo } from '../tab-to';

/** Page object of the search in the header. */
export function searchOf(page: Page) {
  const link = page.getByRole('banner').getByRole('link', { name: /^(Chercher|Suchen)$/ });
  const field = page.getByRole('combobox', { name: /^(Chercher un film|Film suchen)$/ });
  return {
    link,
    field,
    /** Opens a page and then its search. */
    open: async (address: string, by: 'press' | 'keyboard' = 'press') => {
      await visit(page, address);
      if (by === 'press') await press(link);
      else {
        await tabTo(page, link);
        await page.keyboard.press('Enter');
      }
      await expect(field).toBeFocused();
    },
    options: page.getByRole('option'),
    status: page.getByRole('banner').getByRole('status'),
  };
}
