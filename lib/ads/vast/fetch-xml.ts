import { fetchAnswer } from '@/lib/fetching/fetch-answer';
import { absoluteUrls } from './absolute-urls';

export type FetchXml = (url: string) => Promise<Document>;

/**
 * Fetches an ad answer with its addresses made absolute. Without `foreign` nothing but the page's
 * own origin is asked. Rejects when it is aborted, not found, or no XML.
 */
export function createFetchXml(signal: AbortSignal, foreign: boolean): FetchXml {
  return async (url) => {
    if (!foreign && !isOwn(url)) throw new Error(`Not asked without consent: ${new URL(url).host}`);
    const credentials = foreign ? 'include' : 'omit';
    const response = await fetchAnswer(url, { signal, credentials });
    const xml = new DOMParser().parseFromString(await response.text(), 'text/xml');
    if (xml.getElementsByTagName('parsererror').length > 0) {
      throw new Error('The answer of the ad server is not well-formed');
    }
    return absoluteUrls(xml, response.url || url);
  };
}

export const isOwn = (url: string) => new URL(url, location.href).origin === location.origin;
