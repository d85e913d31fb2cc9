import type { Page } from 'playwright/test';
import type { Language } from './languages';

/** What a visitor does and reads in the catalogue. */
export function catalogueOf(page: Page, { words }: Language) {
  const cards = page.getByRole('main').getByRole('article');
  const form = page.getByRole('search');
  return {
    cards,
    form,
    chosen: page.getByRole('list', { name: words.Catalogue.active }),
    pages: page.getByRole('navigation', { name: words.Navigation.pagination }),
    /** The number of films found; none is said in words. */
    total: async () => Number.parseInt(await page.locator('#results').innerText(), 10) || 0,
    links: () =>
      cards
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    show: () => form.getByRole('button', { name: words.Catalogue.apply, exact: true }).click(),
    /** The first real choice of a filter: its value, its words and the films it promises. */
    firstChoice: async (filter: string) => {
      const option = form.locator(`select[name=${filter}] option:not([value=""])`).first();
      const [, text = '', count = ''] = /^(.*) \((\d+)\)$/.exec(await option.innerText()) ?? [];
      return { value: (await option.getAttribute('value')) ?? '', text, count: Number(count) };
    },
  };
}
