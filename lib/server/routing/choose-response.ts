import type { IncomingMessage } from 'node:http';
import { defaultLocale, localePath } from '@/lib/i18n/locales';
import { homeLocale } from '@/lib/i18n/visitor-locale';
import {
  type AskedPayload,
  asksPayload,
  payloadAddress,
  payloadFile,
  readPayloadAddress,
  requestedSegment,
} from '@/lib/next-internals/payloads';
import type { BodyCache } from '../body-cache/body-cache';
import { type MaybePromise, thenSync } from '../body-cache/maybe-promise';
import { type BuiltFile, payloadSuffixes, type Routes } from '../build-routes/routes';
import type { PageHeadersOf } from '../headers/security-headers';
import { readVisitorKey } from '../requests/client-key';
import { canonicalAddress } from '../ssr-cache/ssr-cache';
import { type Answer, findTarget, type Target } from './find-target';

export type Asked = {
  method?: string | undefined;
  url?: string | undefined;
  headers: AskedPayload;
};

/** Decides how a request is answered: with a built file, by Next, with a redirect, or with the not-found page. */
export function chooseAnswer(asked: Asked, routes: Routes): Answer {
  const target = findTarget(asked.url ?? '/', routes);
  const found = target.kind === 'answer' ? target.answer : choosePage(target, asked, routes);
  if (found.kind === 'live') return found;
  const isRead = asked.method === 'GET' || asked.method === 'HEAD';
  return isRead || found.kind === 'not-found' ? found : { kind: 'not-allowed' };
}

function choosePage(
  { path, file }: Extract<Target, { kind: 'page' }>,
  { url = '/', headers }: Asked,
  routes: Routes,
): Answer {
  const address = readPayloadAddress(url, headers);
  const isCacheable = address === 'page' || address === 'own';
  if (asksPayload(headers)) {
    if (address === 'foreign')
      return { kind: 'moved', status: 307, location: payloadAddress(url, headers), isHome: false };
    const payload = file && choosePayload(file, path, headers, routes);
    // The payload of `/` does not depend on the visitor.
    if (payload) return { kind: 'built', file: payload, isHome: false, isCacheable };
    return file ? { kind: 'next', isBuilt: true, isCacheable } : { kind: 'rendered', isCacheable };
  }
  if (!file) {
    const straight = canonicalAddress(url);
    if (straight) return { kind: 'moved', status: 307, location: straight, isHome: false };
    return { kind: 'rendered', isCacheable };
  }
  const isHome = path === '/';
  const locale = isHome ? readHomeLocale(headers) : defaultLocale;
  if (locale === defaultLocale) return { kind: 'built', file, isHome, isCacheable };
  return { kind: 'moved', status: 302, location: localePath('/', locale) + queryOf(url), isHome };
}

function queryOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}

function readHomeLocale({ cookie, 'accept-language': languages }: AskedPayload) {
  return homeLocale(cookie?.toString(), languages?.toString());
}

/**
 * The built payload of a page that the router requests, with Next's headers: `/vod.rsc` for a navigation,
 * `/vod.segments/_tree.segment.rsc` for a preload. `undefined` if Next has to answer: no payload is requested,
 * or it was not built.
 * @param path public path
 */
function choosePayload(
  built: BuiltFile,
  path: string,
  asked: AskedPayload,
  routes: Routes,
): BuiltFile | undefined {
  if (!asksPayload(asked) || !built.file.endsWith('.html')) return undefined;
  const segment = requestedSegment(asked);
  if (segment === undefined) return undefined;
  const known = describedPayloads.get(built) ?? new Map<string, DescribedPayload>();
  const found = known.get(segment);
  if (found?.path === path) return found.payload;
  const payload = payloadFile(built.file.slice(0, -'.html'.length), path, segment);
  if (!isThere(payload.file, built, routes)) return undefined;
  known.set(segment, { path, payload });
  describedPayloads.set(built, known);
  return payload;
}

function isThere(payload: string, { file }: BuiltFile, routes: Routes): boolean {
  const { payloads, unbuilt } = routes;
  const page = file.slice(0, -'.html'.length);
  return (
    payloads.has(payload) ||
    (unbuilt(page) !== undefined &&
      payloadSuffixes(routes, page).includes(payload.slice(page.length)))
  );
}

type DescribedPayload = { path: string; payload: BuiltFile };

/** Payloads requested before, by page and segment. A build has a limited number of segments per page. */
const describedPayloads = new WeakMap<BuiltFile, Map<string, DescribedPayload>>();

type PageContext = {
  routes: Routes;
  bodyCache: BodyCache;
  pageHeadersOf: PageHeadersOf;
  /** Number of trusted proxies (`readClientKey`). */
  proxies?: number | undefined;
};

/**
 * Whether the router must load a page as a document: if the page allows third-party origins, or is uncached. A document
 * keeps its initial content security policy, so after a client-side navigation the third-party content would be
 * blocked. Without a payload the router makes the browser load the document.
 */
export function needsDocumentLoad(
  request: IncomingMessage,
  { routes, bodyCache, pageHeadersOf, proxies }: PageContext,
): MaybePromise<boolean> {
  const target = findTarget(request.url ?? '/', routes);
  if (target.kind === 'answer' && target.answer.kind === 'live') return true;
  if (target.kind !== 'page' || !target.file) return false;
  const page = bodyCache(target.file.file, () => readVisitorKey(request, proxies));
  return thenSync(page, (cachedBody) => pageHeadersOf(cachedBody).thirdParties !== undefined);
}
