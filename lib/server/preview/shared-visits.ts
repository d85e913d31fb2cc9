import type { IncomingMessage } from 'node:http';
import { localePath } from '@/lib/i18n/locale-path';
import { locales } from '@/lib/i18n/locales';
import { asksPayload } from '@/lib/next-internals/payloads';
import { statePath } from '@/lib/site/preview/page-state';
import { filesOfPage } from './page-files';
import type { Share } from './shared-link';

/** Files that every page needs and that reveal no film: code, styles, fonts, and messages. */
const ofAllPages = /^(?!.*(?:\/\.|\/\/|%))\/(?:_next\/static|_i18n)\/[\w/.~-]+$/;
const ofTheSite =
  /^\/(?:(?:player|icons)\/[\w-][\w.-]*|(?:icon|apple-icon|apple-touch-icon|favicon)[\w.-]*)$/;

export type Allowed = { kind: 'page' | 'state' | 'lapsed'; share: Share } | { kind: 'file' };

/**
 * Decides what a visitor with shared links may load: the shared page in each language as a document, its state, and
 * its files. Paths are compared literally, so that no other spelling of a path bypasses the check.
 * @param read returns the HTML of a page, by its path
 */
export function createSharedVisits(
  read: (path: string) => Promise<string>,
  now = () => Date.now(),
) {
  /** File checks by page path. Grows only with signed pages, which are few. */
  const files = new Map<string, Promise<(path: string) => boolean>>();
  const filesOf = (path: string) => {
    const known = files.get(path) ?? read(path).then(filesOfPage);
    files.set(path, known);
    return known.catch(() => {
      files.delete(path);
      return () => false;
    });
  };

  return async (
    { method, url = '', headers }: IncomingMessage,
    shares: Share[],
  ): Promise<Allowed | undefined> => {
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    const [path = '', query] = url.split('?', 2);
    const own = shares.find((share) => pathsOf(share).includes(path));
    if (own) {
      if (own.until <= now()) return { kind: 'lapsed', share: own };
      const isPlain = query === undefined && !asksPayload(headers);
      return isPlain ? { kind: 'page', share: own } : undefined;
    }
    const lasting = shares.filter(({ until }) => until > now());
    if (lasting.length === 0) return undefined;
    if (path === statePath) {
      const asked = new URLSearchParams(query).get('path');
      const share = lasting.find((one) => one.path === asked);
      return share && { kind: 'state', share };
    }
    if (ofAllPages.test(path) || ofTheSite.test(path)) return { kind: 'file' };
    if (!/^\/(?:media|poster|og)\//.test(path)) return undefined;
    const asked = await Promise.all(lasting.flatMap(pathsOf).map(filesOf));
    return asked.some((has) => has(path)) ? { kind: 'file' } : undefined;
  };
}

/** The addresses of a shared page, one per language. */
function pathsOf({ path }: Share): string[] {
  return locales.map((locale) => localePath(path, locale));
}
