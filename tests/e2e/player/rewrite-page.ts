import type { Page } from 'playwright/test';
import { guestsMeta } from '@/lib/security/guests';
import { pageGuards } from '@/lib/security/page-guards';

/**
 * Serves the page a visitor opens with a few words of it changed: each must be there.
 * @param guests whom its policy lets in beside those it names, as its `<meta>` would say it
 * @param stores where the house's media lie beside the site
 */
export async function rewritePage(
  page: Page,
  changes: readonly (readonly [string, string])[],
  { guests = '', stores = [] as readonly string[] } = {},
) {
  await page.route(
    (url) => url.hostname === 'localhost',
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      // As a browser does where the site has just closed a connection that lay idle.
      const response = await route.fetch({ maxRetries: 3 });
      let body = await response.text();
      for (const [from, to] of changes) {
        if (!body.includes(from)) throw new Error(`${from} is not in ${response.url()}`);
        body = body.replaceAll(from, to);
      }
      // Its scripts have changed, and so has what its policy says of them; next dev's says nothing of them.
      const named = body.replace(
        '</head>',
        `<meta name="${guestsMeta}" content="${guests}"/></head>`,
      );
      const isGuarded = response.headers()['content-security-policy']?.includes('script-src');
      const guards = isGuarded ? pageGuards(guests ? named : body, stores).headers : {};
      const headers = { ...response.headers(), ...guards };
      return route.fulfill({ response, body, headers });
    },
  );
}

/** A record as it stands in a page: inside a string of a script. */
export function inScript(record: object): string {
  return JSON.stringify(record).replaceAll('"', '\\"');
}
