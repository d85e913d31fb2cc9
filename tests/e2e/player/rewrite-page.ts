import type { Page } from 'playwright/test';
import { pageHeaders } from '@/lib/security/page-headers';
import { thirdPartiesMeta } from '@/lib/security/policy-meta';

/**
 * Serves the requested page with some texts replaced; each must occur.
 * @param thirdParties third-party origins to add to its policy, as its `<meta>` would name them
 * @param stores origins of the site's media, if they lie elsewhere
 */
export async function rewritePage(
  page: Page,
  changes: readonly (readonly [string, string])[],
  { thirdParties = '', stores = [] as readonly string[] } = {},
) {
  await page.route(
    (url) => url.hostname === 'localhost',
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      // Retries like a browser when the site has just closed an idle connection.
      const response = await route.fetch({ maxRetries: 3 });
      let body = await response.text();
      for (const [from, to] of changes) {
        if (!body.includes(from)) throw new Error(`${from} is not in ${response.url()}`);
        body = body.replaceAll(from, to);
      }
      // The inline scripts have changed, so their hashes in the policy must too; next dev has no hashes.
      const named = body.replace(
        '</head>',
        `<meta name="${thirdPartiesMeta}" content="${thirdParties}"/></head>`,
      );
      const hasPolicy = response.headers()['content-security-policy']?.includes('script-src');
      const secured = hasPolicy ? pageHeaders(thirdParties ? named : body, stores).headers : {};
      const headers = { ...response.headers(), ...secured };
      return route.fulfill({ response, body, headers });
    },
  );
}

/** A record as escaped in a page: inside a string of a script. */
export function inScript(record: object): string {
  return JSON.stringify(record).replaceAll('"', '\\"');
}
