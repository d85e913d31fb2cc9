import type { Page } from 'playwright/test';

/** Waits for the page's error report and returns it: the error's id and place. */
export const waitForReport = async (page: Page) =>
  (await page.waitForRequest('**/_errors')).postDataJSON() as Record<string, string>;
