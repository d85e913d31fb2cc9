import { expect, type Page } from 'playwright/test';
import type { Language } from '../languages';
import { press } from '../press';

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
  const sheet = form.getByRole('button', { name: words.Catalogue.openFilters, exact: false });
  const closeSheet = form.getByRole('button', { name: words.Catalogue.closeFilters });
  /** On a phone the filters stand in a sheet behind one button. */
  const openSheet = async () => {
    if ((await sheet.isVisible()) && !(await form.locator(':popover-open').count()))
      await press(sheet);
  };
  /** The number of films found; none is said in words. */
  const total = async () => Number.parseInt(await page.locator('#results').innerText(), 10) || 0;
  /** Opens a facet; its choices with the films each promises, in the order of the page. */
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
    /** The words beside its box. */
    watchable: form.locator('input[name=watchable] + span'),
    chosen: page.getByRole('list', { name: words.Catalogue.active }),
    total,
    /** A press may still be on its way to the page that has them. */
    expectTotal: (count = 0) => expect.poll(total).toBe(count),
    /** Films are pale while others are awaited. */
    expectSettled: () => expect(page.locator('main [aria-busy=true]')).toHaveCount(0),
    /** Sends the form: with the sheet's button, where it is open. */
    show: async () => {
      const isOpen = await form.locator(':popover-open').count();
      const ofSheet = form.locator('[popover] > div:last-child button[type=submit]');
      await press(isOpen ? ofSheet : form.locator('button[type=submit]').first());
    },
    openSheet,
    open,
    /**
     * Has its scripts come, by a facet that only they fill. Else they come with the first reach: a link pressed then waits
     * two seconds for them, and is followed without (`early.spec.ts`).
     */
    wake: async () => {
      await open('country');
      if (await closeSheet.isVisible()) await press(closeSheet);
      else await page.keyboard.press('Escape');
      await expect(panel('country').locator('label').first()).toBeHidden();
    },
    /** Presses a choice's words, as everybody does; nobody aims at the box. */
    choose: (facet: keyof typeof words.Catalogue, value: string) =>
      press(panel(facet).locator(`input[value="${value}"] + span`)),
  };
}
