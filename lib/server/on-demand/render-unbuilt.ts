import type { IncomingHttpHeaders } from 'node:http';
import {
  defaultLocale,
  localePath,
  locales,
  pathLocale,
  pathWithoutLocale,
} from '@/lib/i18n/locales';
import { asksPayload, payloadAddress, readBuiltFile } from '@/lib/next-internals/payloads';
import { revalidationHeaders } from '@/lib/next-internals/revalidation';
import { drawnPosterPath } from '@/lib/posters/poster-path';
import type { BodyCache, RenderFile } from '../body-cache/body-cache';
import type { FindUnbuilt } from '../build-routes/routes';
import type { CallNext } from '../call-next';
import type { EnqueueRender } from '../ssr-cache/render-queue';
import { isDownload, type Unbuilt } from './unbuilt';

type UnbuiltRendererOptions = {
  callNext: CallNext;
  /** Secret of the build: requests with it make Next render a page again. */
  secret: string;
  find: FindUnbuilt;
  /** Queue for CPU-bound rendering: one at a time. */
  enqueueRender: EnqueueRender;
  /** Queue for poster downloads, so that pages do not wait for them. */
  enqueueDownload: EnqueueRender;
};

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

/** Whether a file changes without a build: pages and feeds. */
const isChanging = (file: string) => /\.html$|\.xml\.body$/.test(file);

/**
 * Renders files that the build has left out, on request. A page or a feed is always rendered anew, whatever
 * Next has cached. Its payloads are requested afterwards and come from that rendering.
 */
export function createUnbuiltRenderer(given: UnbuiltRendererOptions): RenderFile {
  const { callNext, secret, find } = given;
  return (file, clientKey) => {
    const { address, path, headers } = readFileRequest(file);
    if (!find(path)) return undefined;
    const revalidation = isChanging(file) && revalidationHeaders(secret);
    const renderRequest = { visitor: clientKey?.(), isWanted: () => true };
    const enqueueRender = isDownload(path) ? given.enqueueDownload : given.enqueueRender;
    return enqueueRender(renderRequest, () =>
      callNext(address, { ...headers, ...revalidation }),
    ).then((rendered) => {
      if (rendered?.status !== 200) throw new Error(`${address} was made with ${rendered?.status}`);
      return rendered.body;
    });
  };
}

/**
 * How many films, share images and posters to render. The first render of each kind takes several times as long as
 * later ones.
 */
const warmUpCount = 3;

/**
 * Renders some unbuilt pages, share images and posters, so that the code is loaded before the
 * server accepts traffic. Errors are ignored here; they are reported when the file is requested.
 */
export async function warmUp(
  { films, drawings, people, cards }: Unbuilt,
  bodyCache: BodyCache,
): Promise<void> {
  const files = [
    ...films.slice(0, warmUpCount).flatMap((slug) => pagesOf(`/movie/${slug}`)),
    ...cards.slice(0, warmUpCount).map((path) => `${path}.body`),
    ...drawings.slice(0, warmUpCount).map((slug) => `${drawnPosterPath(slug, defaultLocale)}.body`),
    ...people.slice(0, 1).flatMap((slug) => pagesOf(`/person/${slug}`)),
  ];
  for (const file of files) await Promise.resolve(bodyCache(file)).catch(() => {});
}

const pagesOf = (path: string) => locales.map((locale) => `/${locale}${path}.html`);
