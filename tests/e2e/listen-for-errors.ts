import type { Page } from 'playwright/test';

/**
 * Collects errors from now on: logged errors, exceptions and requests to other hosts. The page's own status is
 * ignored, since browsers log a 404 as an error.
 */
export function listenForErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    // Chromium's message does not name the missing file, so the URL is added.
    if (message.type() === 'error' && url !== page.url())
      errors.push(`console: ${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => errors.push(`thrown: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost')
      errors.push(`another host: ${request.url()}`);
  });
  return errors;
}
