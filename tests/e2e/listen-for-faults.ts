import type { Page } from 'playwright/test';

/**
 * Collects, from now on, what a page must never do: log an error, throw, ask another host. The
 * page's own status is no fault here: a browser logs a 404 as an error.
 */
export function listenForFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    // Chromium does not say in its words which file was not there.
    if (message.type() === 'error' && url !== page.url())
      faults.push(`console: ${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost')
      faults.push(`another host: ${request.url()}`);
  });
  return faults;
}
