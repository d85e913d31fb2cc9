import type { IncomingHttpHeaders } from 'node:http';
import {
  defaultLocale,
  internalPath,
  localePath,
  locales,
  pathLocale,
  pathWithoutLocale,
} from '@/lib/i18n/locales';
import { unaddressedPaths } from '@/lib/i18n/unaddressed-paths';
import { asksPayload, payloadAddress, readBuiltFile } from '@/lib/next-internals/payloads';
import { revalidationHeaders } from '@/lib/next-internals/revalidation';
import { drawnPosterPath } from '@/lib/posters/poster-path';
import type { BodyCache, RenderFile } from '../body-cache/body-cache';
import type { Routes } from '../build-routes/routes';
import type { CallNext } from '../call-next';
import type { EnqueueRender } from '../ssr-cache/render-queue';
import { isDownload, type Unbuilt } from './unbuilt';

type FileRendererOptions = {
  callNext: CallNext;
  /** Secret of the build: requests with it make Next render a page again. */
  secret: string;
  routes: Pick<Routes, 'built' | 'unbuilt'>;
  /** Queue for CPU-bound rendering: one at a time. */
  enqueueRender: EnqueueRender;
  /** Queue for poster downloads, so that pages do not wait for them. */
  enqueueDownload: EnqueueRender;
};

export type FileRenderer = {
  /** Renders a file. `undefined` for a file that the build has written and that is current. */
  render: RenderFile;
  /**
   * Declares files of the build outdated: from now on they are rendered. Whatever was missing is tried again. Functions are
   * kept, so they must be few.
   */
  outdate: (isOutdated: (file: string) => boolean) => void;
};

/** Next answers 404: the present content has no such page, such as news of tomorrow or a deleted film. */
export class FileNotFoundError extends Error {}

/** The request with which Next renders one of a page's files. */
export type FileRequest = {
  /** Public address; for a payload the address that the router requests. */
  address: string;
  /** Path inside Next (with the language). */
  path: string;
  headers: IncomingHttpHeaders;
};

/** Parses the name of a file below `.next/server/app`. */
export function readFileRequest(file: string): FileRequest {
  const { path, headers } = readBuiltFile(file);
  const publicPath = localePath(pathWithoutLocale(path), pathLocale(path));
  return {
    address: asksPayload(headers) ? payloadAddress(publicPath, headers) : publicPath,
    path,
    headers,
  };
}

/** Whether a file changes by the clock: pages and feeds. */
const isChanging = (file: string) => /\.html$|\.xml\.body$/.test(file);

/**
 * Files whose old body is better than none: sheets of small posters, which pages use that are still open after the content
 * has changed, and error pages.
 */
const mayBeOld = (path: string) =>
  path.startsWith('/poster/_') || unaddressedPaths.has(pathWithoutLocale(path));

/**
 * Renders the files that the build has left out, and those that are older than the content. A page or a feed that the
 * build has left out is always rendered anew, whatever Next has cached. Its payloads are requested afterwards and come
 * from that rendering.
 */
export function createFileRenderer(given: FileRendererOptions): FileRenderer {
  const { callNext, secret, routes } = given;
  /** A set: the stock changes any number of times while one content is served. */
  const outdated = new Set<(file: string) => boolean>();
  /** Files that Next has answered with 404. Only addresses of the build and of the content can be in it. */
  const missing = new Set<string>();

  const render: RenderFile = (file, clientKey) => {
    const { address, path, headers } = readFileRequest(file);
    const built = routes.built.get(path);
    const isWritten = built && !built.isAbsent;
    const isOutdated = () => [...outdated].some((covers) => covers(file));
    if (isWritten ? !isOutdated() : !built && !routes.unbuilt(path)) return undefined;
    if (missing.has(file)) return Promise.reject(new FileNotFoundError(address));
    const revalidation = !isWritten && isChanging(file) && revalidationHeaders(secret);
    const callRender = () => callNext(address, { ...headers, ...revalidation });
    const renderRequest = { visitor: clientKey?.(), isWanted: () => true };
    const enqueueRender = isDownload(path) ? given.enqueueDownload : given.enqueueRender;
    // What the build renders is limited in number, and a page requests much of it at once, so it does not queue.
    const rendering = isWritten ? callRender() : enqueueRender(renderRequest, callRender);
    if (isWritten && mayBeOld(path))
      return rendering.then(
        (rendered) => (rendered?.status === 200 ? rendered.body : undefined),
        () => undefined,
      );
    return rendering.then((rendered) => {
      if (rendered?.status === 200) return rendered.body;
      if (rendered?.status !== 404) throw new Error(`${address} was made with ${rendered?.status}`);
      missing.add(file);
      throw new FileNotFoundError(address);
    });
  };
  const outdate: FileRenderer['outdate'] = (isOutdated) => {
    outdated.add(isOutdated);
    missing.clear();
  };
  return { render, outdate };
}

/**
 * How many films, share images and posters to render. The first render of each kind takes several times as long as
 * later ones.
 */
const warmUpCount = 3;

/**
 * Renders some pages, share images and posters that the build has left out, so that the code is loaded before the
 * server accepts traffic. Errors are ignored here; they are reported when the file is requested.
 */
export async function warmUp(
  { films, people, cards }: Unbuilt,
  { built }: Pick<Routes, 'built'>,
  bodyCache: BodyCache,
): Promise<void> {
  const isLeftOut = (path: string) => !built.has(path) && !built.has(internalPath(path));
  const poster = (slug: string) => drawnPosterPath(slug, defaultLocale);
  const chosen = (slugs: readonly string[], path: (slug: string) => string, count: number) =>
    slugs.map(path).filter(isLeftOut).slice(0, count);
  const files = [
    ...chosen(films, (slug) => `/movie/${slug}`, warmUpCount).flatMap(pagesOf),
    ...cards.slice(0, warmUpCount).map(fileOf),
    ...chosen(films, poster, warmUpCount).map(fileOf),
    ...chosen(people, (slug) => `/person/${slug}`, 1).flatMap(pagesOf),
  ];
  for (const file of files) await Promise.resolve(bodyCache(file)).catch(() => {});
}

const pagesOf = (path: string) => locales.map((locale) => `/${locale}${path}.html`);
const fileOf = (path: string) => `${path}.body`;
