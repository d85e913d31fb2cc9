import type { Page } from 'playwright/test';

/** What the page reports of an error, and nobody sees: its id and where it was. */
export const waitForReport = async (page: Page) =>
  (await page.waitForRequest('**/_errors')).postDataJSON() as Record<string, string>;
