import { homeLocale } from '@/lib/i18n/home-locale';
import { insidePath, localePath, plainPath } from '@/lib/i18n/locale-path';
import { defaultLocale } from '@/lib/i18n/locales';
import { unaddressed } from '@/lib/i18n/unaddressed';
import {
  type AskedPayload,
  asksPayload,
  payloadAddress,
  readPayloadAddress,
} from '../requests/payload-address';
import { readPath } from '../requests/read-path';
import type { BuiltFile, Routes } from '../routes/routes';
import { chooseMessages } from './choose-messages';
import { choosePayload } from './choose-payload';

export type Asked = {
  method?: string | undefined;
  url?: string | undefined;
  headers: AskedPayload;
};

export type Answer =
  /** `isKept`: a cache may keep it under this address. */
  | { kind: 'built'; file: BuiltFile; isHome: boolean; isKept: boolean }
  /** `isBuilt`: Next answers from the build as well (a payload that was not built, a visit to `/`). */
  | { kind: 'next'; isBuilt: boolean; isHome: boolean; isKept: boolean }
  /** Next renders it for each request; `isKept` as above. */
  | { kind: 'rendered'; isKept: boolean }
  /** A file of Next's that has the hash of its content in its name. */
  | { kind: 'chunk'; file: BuiltFile }
  /** A file of `public`, by its path. */
  | { kind: 'public'; path: string }
  /** The payload that is asked for lies elsewhere (307), or the visitor's home does (302). */
  | { kind: 'moved'; status: 302 | 307; location: string; isHome: boolean }
  | { kind: 'unknown-locale' | 'not-found' | 'not-allowed' };

const notFound = { kind: 'not-found' } as const;

/** Redirects of Next to the plain path, and paths it straightens. */
const nextMends = new RegExp(String.raw`^/${defaultLocale}(?:/|$)|//|\\|./$`);

/** Decides who answers a request: the front from memory, Next, or the not-found page. */
export function chooseAnswer(asked: Asked, routes: Routes): Answer {
  const path = readPath(asked.url ?? '/');
  if (path === null || unaddressed.has(plainPath(path))) return notFound;
  const found = choose(path, asked, routes);
  const isRead = asked.method === 'GET' || asked.method === 'HEAD';
  return isRead || found.kind === 'not-found' ? found : { kind: 'not-allowed' };
}

function choose(path: string, { url = '/', headers }: Asked, routes: Routes): Answer {
  const messages = chooseMessages(path, routes);
  if (messages) return messages;
  const isHome = path === '/';
  const next = { kind: 'next', isBuilt: false, isHome, isKept: true } as const;
  if (nextMends.test(path)) return next;
  if (path.startsWith('/_next/')) {
    const file = routes.chunks.get(path);
    return file ? { kind: 'chunk', file } : notFound;
  }
  if (routes.publicFiles.has(path)) return { kind: 'public', path };
  const file = routes.built.get(path) ?? routes.built.get(insidePath(path));
  if (file && !file.file.endsWith('.html')) return { kind: 'built', file, isHome, isKept: true };
  if (!file && !isRendered(path, routes)) return notFound;

  const address = readPayloadAddress(url, headers);
  const isKept = address === 'page' || address === 'own';
  if (asksPayload(headers)) {
    if (address === 'foreign')
      return { kind: 'moved', status: 307, location: payloadAddress(url, headers), isHome: false };
    const payload = file && choosePayload(file, path, headers, routes);
    // The payload of `/` depends on nobody.
    if (payload) return { kind: 'built', file: payload, isHome: false, isKept };
    return file ? { ...next, isBuilt: true, isKept } : { kind: 'rendered', isKept };
  }
  if (!file) return { kind: 'rendered', isKept };
  const locale = isHome ? readHomeLocale(headers) : defaultLocale;
  if (locale === defaultLocale) return { kind: 'built', file, isHome, isKept };
  return { kind: 'moved', status: 302, location: localePath('/', locale) + queryOf(url), isHome };
}

function queryOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}

function isRendered(path: string, { rendered, revalidated }: Routes): boolean {
  const inside = insidePath(path);
  if (revalidated.has(path) || revalidated.has(inside)) return true;
  return rendered.some(({ pattern, localised }) => pattern.test(localised ? inside : path));
}

function readHomeLocale({ cookie, 'accept-language': languages }: AskedPayload) {
  return homeLocale(cookie?.toString(), languages?.toString());
}
