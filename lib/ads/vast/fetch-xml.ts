import { fetchWithRetry } from '@/lib/primitives/http/fetch';

/** Elements whose URL is requested, or run as a script, in the background, not opened as a page. */
const trackingElements = [
  ...['Impression', 'Tracking', 'Error', 'ClickTracking', 'CustomClick', 'NonLinearClickTracking'],
  ...['Viewable', 'NotViewable', 'ViewUndetermined', 'IconViewTracking', 'IconClickTracking'],
  ...['CompanionClickTracking', 'JavaScriptResource', 'ExecutableResource'],
];

export type FetchXml = (url: string) => Promise<Document>;

/**
 * Loads an ad response and makes its URLs absolute. Without `allowsThirdParties`, only the page's own origin is
 * requested, redirects are errors, and third-party tracking is removed. Rejects if aborted, not found, or not
 * well-formed.
 */
export function createFetchXml(signal: AbortSignal, allowsThirdParties: boolean): FetchXml {
  return async (url) => {
    if (!allowsThirdParties && !isSameOrigin(url))
      throw new Error(`Not requested without consent: ${new URL(url).host}`);
    const response = await fetchWithRetry(url, {
      signal,
      ...(allowsThirdParties
        ? { credentials: 'include' }
        : { credentials: 'omit', redirect: 'error' }),
    });
    const xml = new DOMParser().parseFromString(await response.text(), 'text/xml');
    if (xml.getElementsByTagName('parsererror').length > 0) {
      throw new Error('The answer of the ad server is not well-formed');
    }
    const answer = absoluteUrls(xml, response.url || url);
    return allowsThirdParties ? answer : removeThirdPartyTracking(answer);
  };
}

/**
 * Removes third-party tracking URLs from an ad response that is read without consent, so that neither we nor
 * a library can request them. Mutates and returns `xml`.
 */
export function removeThirdPartyTracking(xml: Document): Document {
  for (const name of trackingElements)
    for (const node of [...xml.getElementsByTagNameNS('*', name)])
      if (!isSameOrigin(node.textContent?.trim() ?? '')) node.remove();
  return xml;
}

/** VAST and VMAP elements that contain a URL. */
const urlElements = [
  'AdTagURI',
  'VASTAdTagURI',
  'MediaFile',
  'Mezzanine',
  'ClosedCaptionFile',
  'Impression',
  'Tracking',
  'Error',
  'ClickThrough',
  'ClickTracking',
  'CustomClick',
  'NonLinearClickThrough',
  'NonLinearClickTracking',
  'StaticResource',
  'Viewable',
  'NotViewable',
  'ViewUndetermined',
  'CompanionClickThrough',
  'CompanionClickTracking',
  'IconClickThrough',
  'IconClickTracking',
  'IconViewTracking',
];

/**
 * Resolves relative URLs of an ad response against `base`. VAST requires absolute URLs, but a tag among a
 * site's own files cannot know its host. Mutates and returns `xml`.
 */
export function absoluteUrls(xml: Document, base: string): Document {
  for (const name of urlElements) {
    for (const node of xml.getElementsByTagNameNS('*', name)) {
      const url = node.textContent?.trim() ?? '';
      if (url && !/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(url)) node.textContent = resolve(url, base);
    }
  }
  return xml;
}

function resolve(url: string, base: string): string {
  try {
    return new URL(url, base).href;
  } catch {
    return url;
  }
}

/** Whether a URL is on the page's own origin; false for an invalid URL. */
export function isSameOrigin(url: string): boolean {
  return URL.canParse(url, location.href) && new URL(url, location.href).origin === location.origin;
}
