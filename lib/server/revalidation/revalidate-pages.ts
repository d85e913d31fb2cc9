import { internalPath } from '@/lib/i18n/locales';
import { isPayload } from '@/lib/next-internals/payloads';
import { expireRenderings, revalidationHeaders } from '@/lib/next-internals/revalidation';
import type { BodyCache } from '../body-cache/body-cache';
import { type BuiltFile, payloadSuffixes, type Routes } from '../build-routes/routes';
import type { CallNext } from '../call-next';
import { FileNotFoundError, type FileRenderer, readFileRequest } from '../on-demand/render-file';

type RevalidationContext = {
  callNext: CallNext;
  /** Secret of the build, from Next's manifest. */
  secret: string;
  routes: Routes;
  renderer: Pick<FileRenderer, 'outdate'>;
  bodyCache: BodyCache;
};

/**
 * Renders a file of a prerendered page again, as `res.revalidate()` does, with the build's secret. Next stores the
 * result only in memory, so a file is rendered again after the body cache has evicted it.
 * @throws FileNotFoundError if the page no longer exists, and if Next fails
 */
async function renderAgain(
  { callNext, secret }: RevalidationContext,
  file: string,
): Promise<Buffer> {
  const { address, headers } = readFileRequest(file);
  const { status, body } = await callNext(address, { ...headers, ...revalidationHeaders(secret) });
  if (status === 404) throw new FileNotFoundError(address);
  if (status !== 200) throw new Error(`${address} was made anew with ${status}`);
  return body;
}

/** Invalidates the router payloads of a built page. They are rendered on their next request. */
function dropPayloads(context: RevalidationContext, { file }: BuiltFile): void {
  const page = file.replace(/html$/, '');
  for (const payload of context.routes.payloads)
    if (payload.startsWith(page))
      context.bodyCache.drop(payload, () => renderAgain(context, payload));
}

/** Invalidates a page that is not built, with its payloads. They are rendered on their next request. */
function dropUnbuilt(
  { routes, bodyCache }: RevalidationContext,
  path: string,
  { file }: BuiltFile,
): void {
  bodyCache.drop(file);
  for (const suffix of payloadSuffixes(routes, path)) bodyCache.drop(path + suffix);
}

/** Finds a page by its public path or its path inside Next: built, or unbuilt. */
function findPage(path: string, { built, unbuilt }: Routes) {
  for (const internal of [path, internalPath(path)]) {
    const file = built.get(internal) ?? unbuilt(internal);
    if (file) return { inside: internal, file };
  }
  return undefined;
}

/** A page may change before it is published, or after its film was deleted: then a 404 is no error. */
function ignoreNotFound(error: unknown): void {
  if (!(error instanceof FileNotFoundError)) throw error;
}

/**
 * Renders built pages again, one after the other; requests for a page wait while it is rendered. Unbuilt pages
 * are only invalidated.
 */
export function createRevalidator(context: RevalidationContext) {
  const { routes, bodyCache } = context;
  return async (paths: string[]): Promise<void> => {
    let last: Promise<unknown> = Promise.resolve();
    const renders: Promise<unknown>[] = [];
    for (const path of paths) {
      const found = findPage(path, routes);
      if (!found) continue;
      const { inside: internal, file: built } = found;
      if (!routes.built.has(internal)) {
        dropUnbuilt(context, internal, built);
        continue;
      }
      dropPayloads(context, built);
      const renderPage = () => renderAgain(context, built.file);
      const rendering = last.then(renderPage);
      bodyCache.put(built.file, rendering, renderPage);
      last = rendering.catch(() => {});
      renders.push(rendering);
    }
    // If one rendering fails, the others still run.
    for (const result of await Promise.allSettled(renders))
      if (result.status === 'rejected') ignoreNotFound(result.reason);
  };
}

/** Build metadata and messages, which do not change with the content. */
const buildPaths = /^\/(?:builds|_i18n)\//;

const isOfContent = (file: string) => !buildPaths.test(file);
const isOfPage = (file: string) => file.endsWith('.html') || isPayload(file);

/**
 * Invalidates everything, since any page may refer to content that has changed. Each file is rendered on its next
 * request, also those of pages that exist only from now on.
 */
export function invalidateAll(context: InvalidationContext): void {
  invalidate(context, isOfContent);
}

/**
 * Invalidates all pages. Built images are not rendered again. The stock of an article shows on its own page and
 * on the cards of its films, which can be on any page.
 */
export function invalidatePages(context: InvalidationContext): void {
  invalidate(context, isOfPage);
}

type InvalidationContext = Pick<RevalidationContext, 'renderer' | 'bodyCache'>;

function invalidate(
  { renderer, bodyCache }: InvalidationContext,
  isOutdated: (file: string) => boolean,
): void {
  expireRenderings();
  renderer.outdate(isOutdated);
  bodyCache.clear();
}
