import { homeLocale } from '@/lib/i18n/home-locale';
import { insidePath, plainPath } from '@/lib/i18n/locale-path';
import { defaultLocale } from '@/lib/i18n/locales';
import { unaddressed } from '@/lib/i18n/unaddressed';
import { chooseMessages } from './choose-messages';
import { type AskedPayload, choosePayload } from './choose-payload';
import { readPath } from './read-path';
import type { BuiltFile, Routes } from './routes';

export type Asked = {
  method?: string | undefined;
  url?: string | undefined;
  headers: AskedPayload & { cookie?: string; 'accept-language'?: string };
};

export type Answer =
  | { kind: 'built'; file: BuiltFile; isHome: boolean }
  /**
   * `isBuilt`: Next answers from the build as well (a payload without its `_rsc`, a visit to `/`);
   * `isPage`: what it renders is a page.
   */
  | { kind: 'next'; isBuilt: boolean; isHome: boolean; isPage?: boolean }
  | { kind: 'unknown-locale' }
  | { kind: 'not-found' };

/** Next's own files, its redirects to the plain path, and paths it straightens. */
const nextKnows = new RegExp(String.raw`^/_next/(?!image)|^/${defaultLocale}(?:/|$)|//|\\|./$`);

/** Whether Next renders a path, and whether as a page: then it stands below the languages. */
function rendering(path: string, { rendered, publicFiles, revalidated }: Routes) {
  const inside = insidePath(path);
  if (publicFiles.has(path)) return { isPage: false };
  if (revalidated.has(path) || revalidated.has(inside)) return { isPage: true };
  const found = rendered.find(({ pattern, localised }) => pattern.test(localised ? inside : path));
  return found && { isPage: found.localised };
}

/** Decides who answers a request: the front from memory, Next, or the not-found page. */
export function chooseAnswer({ method, url = '/', headers }: Asked, routes: Routes): Answer {
  const path = readPath(url);
  if (path === null || unaddressed.has(plainPath(path))) return { kind: 'not-found' };
  const isRead = method === 'GET' || method === 'HEAD';
  const messages = isRead && chooseMessages(path, routes);
  if (messages) return messages;
  const isHome = path === '/';
  if (nextKnows.test(path)) return { kind: 'next', isBuilt: false, isHome };
  const file = routes.built.get(path) ?? routes.built.get(insidePath(path));
  if (!file) {
    const found = rendering(path, routes);
    if (!found) return { kind: 'not-found' };
    return { kind: 'next', isBuilt: false, isHome, isPage: found.isPage && isRead && !headers.rsc };
  }
  const payload = isRead && choosePayload(file, path, url, headers, routes);
  if (payload) return { kind: 'built', file: payload, isHome: false };
  const redirects =
    isHome && homeLocale(headers.cookie, headers['accept-language']) !== defaultLocale;
  return isRead && !headers.rsc && !redirects
    ? { kind: 'built', file, isHome }
    : { kind: 'next', isBuilt: isRead, isHome };
}
