import type { Page } from 'playwright/test';
import type { Language } from '../languages';

/** Films on one page of the catalogue. */
export const perPage = 24;

/** What a visitor does and reads in the catalogue. */
export function catalogueOf(page: Page, { words }: Language) {
  const cards = page.getByRole('main').getByRole('article');
  const form = page.getByRole('main').getByRole('search');
  const panel = (facet: keyof typeof words.Catalogue) =>
    form.locator('details[name=facet]', {
      has: page.locator('summary', { hasText: String(words.Catalogue[facet]) }),
    });
  return {
    cards,
    form,
    panel,
    field: form.getByRole('searchbox'),
    chosen: page.getByRole('list', { name: words.Catalogue.active }),
    pages: page.getByRole('navigation', { name: words.Navigation.pagination }),
    marks: cards.locator('mark'),
    /** The number of films found; none is said in words. */
    total: async () => Number.parseInt(await page.locator('#results').innerText(), 10) || 0,
    links: () =>
      cards
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    show: () =>
      form.getByRole('button', { name: words.Catalogue.apply, exact: true }).first().click(),
    /** Opens a facet; its choices with the films each promises, in the order of the page. */
    open: async (facet: keyof typeof words.Catalogue) => {
      await panel(facet).locator('summary').first().click();
      return panel(facet)
        .locator('label')
        .evaluateAll((labels) =>
          labels.map((label) => ({
            value: label.querySelector('input')?.value ?? '',
            text: label.querySelector('input + span')?.firstChild?.textContent?.trim() ?? '',
            count: Number(label.querySelector('[aria-hidden]')?.textContent),
          })),
        );
    },
    choose: (facet: keyof typeof words.Catalogue, value: string) =>
      panel(facet).locator(`input[value="${value}"]`).check(),
  };
}
