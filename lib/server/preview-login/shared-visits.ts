import type { IncomingMessage } from 'node:http';
import { localePath, locales } from '@/lib/i18n/locales';
import { asksPayload } from '@/lib/next-internals/payloads';
import { statePath } from '@/lib/site/preview/preview';
import type { Share } from './signed-tokens';

/** Addresses of media, posters and share images in the HTML of a page and in its script data. */
const filePattern = /\/(?:media|poster|og)\/[^"'\\\s<>)&,]+/g;
/**
 * Files that list other files of the same folder: a playlist lists its segments, a thumbnail list its sprite sheets.
 */
const names = /\.(?:m3u8|vtt)$/;

/** Path tricks that could escape a folder. */
const winding = /%(?:2e|2f|5c)|[/\\]{2}|\\|\/\./i;

/**
 * Returns a function that tells whether a file path belongs to a page. Visitors who may see the page may load these
 * files.
 */
export function filesOfPage(page: string): (path: string) => boolean {
  const addresses = [...page.matchAll(filePattern)].map(([path]) => path.split(/[?#]/, 1)[0] ?? '');
  // Percent-encoded, as browsers request them.
  const paths = new Set(addresses.map((path) => (path.includes('%') ? path : encodeURI(path))));
  const folders = [...paths]
    .filter((path) => names.test(path))
    .map((path) => path.slice(0, path.lastIndexOf('/') + 1))
    // The folder `/media/` contains the media of all films, so only files that the page names are allowed in it.
    .filter((folder) => folder !== '/media/');
  return (path) =>
    paths.has(path) || (!winding.test(path) && folders.some((folder) => path.startsWith(folder)));
}

/** Files that every page needs and that reveal no film: code, styles, fonts, and messages. */
const sharedAssetPattern = /^(?!.*(?:\/\.|\/\/|%))\/(?:_next\/static|_i18n)\/[\w/.~-]+$/;
const siteAssetPattern =
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
    const pending = files.get(path) ?? read(path).then(filesOfPage);
    files.set(path, pending);
    return pending.catch(() => {
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
    const matchingShare = shares.find((share) => pathsOf(share).includes(path));
    if (matchingShare) {
      if (matchingShare.until <= now()) return { kind: 'lapsed', share: matchingShare };
      const isPlain = query === undefined && !asksPayload(headers);
      return isPlain ? { kind: 'page', share: matchingShare } : undefined;
    }
    const validShares = shares.filter(({ until }) => until > now());
    if (validShares.length === 0) return undefined;
    if (path === statePath) {
      const asked = new URLSearchParams(query).get('path');
      const share = validShares.find((one) => one.path === asked);
      return share && { kind: 'state', share };
    }
    if (sharedAssetPattern.test(path) || siteAssetPattern.test(path)) return { kind: 'file' };
    if (!/^\/(?:media|poster|og)\//.test(path)) return undefined;
    const asked = await Promise.all(validShares.flatMap(pathsOf).map(filesOf));
    return asked.some((has) => has(path)) ? { kind: 'file' } : undefined;
  };
}

/** The addresses of a shared page, one per language. */
function pathsOf({ path }: Share): string[] {
  return locales.map((locale) => localePath(path, locale));
}
