import type { IncomingMessage } from 'node:http';
import { homeLocale } from '@/lib/i18n/home-locale';
import { pathLocale } from '@/lib/i18n/locale-path';
import { asksPayload } from '@/lib/next-internals/payloads';
import type { BodyCache } from '../body-cache/body-cache';
import type { CachedBody } from '../body-cache/cached-body';
import type { Routes } from '../routes/routes';

/** Files have no language in their path: there the visitor's counts. */
const file = /^\/(?:_next|media)\//;

/** What a browser shows a page in; for a picture or a script a line will do. */
const shown = new Set(['document', 'iframe', 'frame', 'embed', 'object', 'empty']);

/**
 * The built page without an address, in the language of the request; `undefined`
 * where HTML is not what was asked for (the router's payload, a picture, another method), or there is no page.
 */
export async function readErrorPage(
  name: 'order-not-found' | 'page-not-found' | 'server-error',
  { method, url = '/', headers }: IncomingMessage,
  routes: Routes,
  bodyCache: BodyCache,
): Promise<CachedBody | undefined> {
  if ((method !== 'GET' && method !== 'HEAD') || asksPayload(headers)) return undefined;
  if (!shown.has(headers['sec-fetch-dest']?.toString() ?? 'document')) return undefined;
  const locale = file.test(url)
    ? homeLocale(headers.cookie, headers['accept-language'])
    : pathLocale(url);
  const built = routes.built.get(`/${locale}/${name}`);
  return built && bodyCache(built.file);
}
