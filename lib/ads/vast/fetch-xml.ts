import { fetchAnswer } from '@/lib/primitives/http/fetch-answer';
import { absoluteUrls } from './absolute-urls';
import { isOwn } from './is-own';

/** Elements whose address the browser would ask without anybody's pressing anything. */
const pinged = [
  ...['Impression', 'Tracking', 'Error', 'ClickTracking', 'CustomClick', 'NonLinearClickTracking'],
  ...['Viewable', 'NotViewable', 'ViewUndetermined', 'IconViewTracking', 'IconClickTracking'],
  ...['CompanionClickTracking', 'JavaScriptResource', 'ExecutableResource'],
];

export type FetchXml = (url: string) => Promise<Document>;

/**
 * Fetches an ad answer with its addresses made absolute. Without `foreign` nothing but the page's own
 * origin is asked, by a redirect neither, and nobody else is left to be told. Rejects when it is
 * aborted, not found, or no XML.
 */
export function createFetchXml(signal: AbortSignal, foreign: boolean): FetchXml {
  return async (url) => {
    if (!foreign && !isOwn(url)) throw new Error(`Not asked without consent: ${new URL(url).host}`);
    const response = await fetchAnswer(url, {
      signal,
      ...(foreign ? { credentials: 'include' } : { credentials: 'omit', redirect: 'error' }),
    });
    const xml = new DOMParser().parseFromString(await response.text(), 'text/xml');
    if (xml.getElementsByTagName('parsererror').length > 0) {
      throw new Error('The answer of the ad server is not well-formed');
    }
    const answer = absoluteUrls(xml, response.url || url);
    return foreign ? answer : withoutForeign(answer);
  };
}

/**
 * Takes out of an ad answer whom it would tell at other origins, so that neither we nor a library can:
 * for answers that are read before anybody has consented. Changes `xml`.
 */
export function withoutForeign(xml: Document): Document {
  for (const name of pinged)
    for (const node of [...xml.getElementsByTagNameNS('*', name)])
      if (!isOwn(node.textContent?.trim() ?? '')) node.remove();
  return xml;
}
