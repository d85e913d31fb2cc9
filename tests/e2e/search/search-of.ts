import type { Page } from 'playwright/test';

/** The search in a page's header. */
export function searchOf(page: Page) {
  return {
    link: page.getByRole('banner').getByRole('link', { name: /^(Chercher|Suchen)$/ }),
    field: page.getByRole('combobox', { name: /^(Chercher un film|Film suchen)$/ }),
    options: page.getByRole('option'),
    status: page.getByRole('banner').getByRole('status'),
  };
}
