import type { APIRequestContext, Page } from 'playwright/test';
import { addressIn, type Language } from '../languages';

/** An entry of a sitemap: its address and its alternates by language. */
export type Entry = { url: string; alternates: Record<string, string> };

/** Reads the sitemap of a language as strict XML; throws where it is none. */
export async function readSitemap(
  page: Page,
  request: APIRequestContext,
  language: Language,
): Promise<Entry[]> {
  const answer = await request.get(addressIn(language, '/sitemap.xml'));
  return page.evaluate(
    (xml) => {
      const read = new DOMParser().parseFromString(xml, 'text/xml');
      const fault = read.querySelector('parsererror');
      if (fault) throw new Error(fault.textContent ?? 'not XML');
      return [...read.querySelectorAll('urlset > url')].map((entry) => ({
        url: entry.querySelector('loc')?.textContent ?? '',
        alternates: Object.fromEntries(
          [...entry.getElementsByTagName('xhtml:link')].map((link) => [
            link.getAttribute('hreflang'),
            link.getAttribute('href') ?? '',
          ]),
        ),
      }));
    },
    await answer.text(),
  );
}

/** The address without its public origin, as this server is asked for it. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
