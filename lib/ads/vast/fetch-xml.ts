import { fetchAnswer } from '@/lib/primitives/http/fetch-answer';
import { absoluteUrls } from './absolute-urls';
import { isOwn } from './is-own';

/** Elements whose URL would be requested without a click. */
const pinged = [
  ...['Impression', 'Tracking', 'Error', 'ClickTracking', 'CustomClick', 'NonLinearClickTracking'],
  ...['Viewable', 'NotViewable', 'ViewUndetermined', 'IconViewTracking', 'IconClickTracking'],
  ...['CompanionClickTracking', 'JavaScriptResource', 'ExecutableResource'],
];

export type FetchXml = (url: string) => Promise<Document>;

/**
 * Loads an ad response and makes its URLs absolute. Without `foreign`, only the page's own origin is
 * requested, redirects are errors, and third-party tracking is removed. Rejects if aborted, not found, or not
 * well-formed.
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
 * Removes third-party tracking URLs from an ad response that is read without consent, so that neither we nor
 * a library can request them. Mutates and returns `xml`.
 */
export function withoutForeign(xml: Document): Document {
  for (const name of pinged)
    for (const node of [...xml.getElementsByTagNameNS('*', name)])
      if (!isOwn(node.textContent?.trim() ?? '')) node.remove();
  return xml;
}
