import { expect, type Page } from 'playwright/test';
import type { Language } from '../languages';
import { press } from '../press';

/** Films per page of the catalogue. */
export const perPage = 24;

/** Page object of the catalogue. */
export function catalogueOf(page: Page, { words }: Language) {
  const cards = page.getByRole('main').getByRole('article');
  const form = page.getByRole('main').getByRole('search');
  const panel = (facet: keyof typeof words.Catalogue) =>
    form.locator('details', {
      has: page.locator('summary', { hasText: String(words.Catalogue[facet]) }),
    });
  const sheet = form.getByRole('button', { name: words.Catalogue.openFilters, exact: false });
  const closeSheet = form.getByRole('button', { name: words.Catalogue.closeFilters });
  /** On a phone, the filters are in a sheet behind a button. */
  const openSheet = async () => {
    if ((await sheet.isVisible()) && !(await form.locator(':popover-open').count()))
      await press(sheet);
  };
  /** Number of films found; 0 if the page says so in words. */
  const total = async () => Number.parseInt(await page.locator('#results').innerText(), 10) || 0;
  /** Opens a facet; returns its values with their numbers of films, in page order. */
  const open = async (facet: keyof typeof words.Catalogue) => {
    await openSheet();
    const summary = panel(facet).locator('summary').first();
    if ((await panel(facet).getAttribute('open')) === null) await press(summary);
    const choices = panel(facet).locator('label:has(input[type=checkbox])');
    const offer = panel(facet).locator('button[name=open]');
    await expect(choices.first().or(offer)).toBeVisible();
    if ((await offer.count()) && !(await page.locator('html[data-scripted]').count())) {
      await press(offer);
      await page.waitForURL(({ searchParams }) => searchParams.get('open') === facet);
      await openSheet();
    }
    await expect(choices.first()).toBeVisible();
    return choices.evaluateAll((labels) =>
      labels.map((label) => ({
        value: label.querySelector('input')?.value ?? '',
        text: label.querySelector('input + span')?.firstChild?.textContent?.trim() ?? '',
        count: Number(label.querySelector('[aria-hidden]')?.textContent),
      })),
    );
  };
  return {
    cards,
    form,
    panel,
    field: form.getByRole('searchbox'),
    /** Label of the checkbox. */
    watchable: form.locator('input[name=watchable] + span'),
    chosen: page.getByRole('list', { name: words.Catalogue.active }),
    /** Polls, since a navigation may still be pending. */
    expectTotal: (count = 0) => expect.poll(total).toBe(count),
    /** Results are dimmed while new ones are loading. */
    expectSettled: () => expect(page.locator('main [aria-busy=true]')).toHaveCount(0),
    /** Submits the form, with the sheet's button if it is open. */
    show: async () => {
      const isOpen = await form.locator(':popover-open').count();
      const ofSheet = form.locator('[popover] > div:last-child button[type=submit]');
      await press(isOpen ? ofSheet : form.locator('button[type=submit]').first());
    },
    openSheet,
    open,
    /**
     * Hydrates the catalogue, by opening a facet whose values the scripts load. Otherwise the first click on a link
     * is held for at most two seconds (`before-hydration.spec.ts`).
     */
    hydrate: async () => {
      await open('country');
      await press(panel('country').locator('summary').first());
      if (await closeSheet.isVisible()) await press(closeSheet);
      await expect(panel('country').locator('label').first()).toBeHidden();
    },
    /** Presses the label of a value, as visitors do, instead of its checkbox. */
    choose: (facet: keyof typeof words.Catalogue, value: string) =>
      press(panel(facet).locator(`input[value="${value}"] + span`)),
  };
}
