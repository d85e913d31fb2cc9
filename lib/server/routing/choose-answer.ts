import { homeLocale } from '@/lib/i18n/home-locale';
import { localePath } from '@/lib/i18n/locale-path';
import { defaultLocale } from '@/lib/i18n/locales';
import {
  type AskedPayload,
  asksPayload,
  payloadAddress,
  readPayloadAddress,
} from '@/lib/next-internals/payloads';
import type { Routes } from '../routes/routes';
import { straightAddress } from '../ssr-cache/cache-key';
import type { Answer } from './answer';
import { choosePayload } from './choose-payload';
import { findPlace, type Place } from './find-place';

export type Asked = {
  method?: string | undefined;
  url?: string | undefined;
  headers: AskedPayload;
};

/** Decides how a request is answered: from memory, by Next, or with the not-found page. */
export function chooseAnswer(asked: Asked, routes: Routes): Answer {
  const place = findPlace(asked.url ?? '/', routes);
  const found = place.kind === 'answer' ? place.answer : choosePage(place, asked, routes);
  if (found.kind === 'live') return found;
  const isRead = asked.method === 'GET' || asked.method === 'HEAD';
  return isRead || found.kind === 'not-found' ? found : { kind: 'not-allowed' };
}

function choosePage(
  { path, file }: Extract<Place, { kind: 'page' }>,
  { url = '/', headers }: Asked,
  routes: Routes,
): Answer {
  const address = readPayloadAddress(url, headers);
  const isKept = address === 'page' || address === 'own';
  if (asksPayload(headers)) {
    if (address === 'foreign')
      return { kind: 'moved', status: 307, location: payloadAddress(url, headers), isHome: false };
    const payload = file && choosePayload(file, path, headers, routes);
    // The payload of `/` does not depend on the visitor.
    if (payload) return { kind: 'built', file: payload, isHome: false, isKept };
    return file ? { kind: 'next', isBuilt: true, isKept } : { kind: 'rendered', isKept };
  }
  if (!file) {
    const straight = straightAddress(url);
    if (straight) return { kind: 'moved', status: 307, location: straight, isHome: false };
    return { kind: 'rendered', isKept };
  }
  const isHome = path === '/';
  const locale = isHome ? readHomeLocale(headers) : defaultLocale;
  if (locale === defaultLocale) return { kind: 'built', file, isHome, isKept };
  return { kind: 'moved', status: 302, location: localePath('/', locale) + queryOf(url), isHome };
}

function queryOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}

function readHomeLocale({ cookie, 'accept-language': languages }: AskedPayload) {
  return homeLocale(cookie?.toString(), languages?.toString());
}
