import type { IncomingMessage } from 'node:http';
import { homeLocale } from '@/lib/i18n/home-locale';
import { pathLocale } from '@/lib/i18n/locale-path';
import { asksPayload } from '@/lib/next-internals/payloads';
import type { BodyCache } from '../body-cache/body-cache';
import type { CachedBody } from '../body-cache/cached-body';
import type { Routes } from '../routes/routes';

/** File paths have no language prefix: there the visitor's language applies. */
const file = /^\/(?:_next|media)\//;

/** Request destinations that display HTML. Images and scripts get a line of text instead. */
const shown = new Set(['document', 'iframe', 'frame', 'embed', 'object', 'empty']);

/**
 * The prerendered error page in the language of the request. `undefined` if the request does not expect HTML (router
 * payload, image, other method), or the page was not built.
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
