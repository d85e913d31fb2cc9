import { internalPath } from '@/lib/i18n/locales';
import { revalidationHeaders } from '@/lib/next-internals/revalidation';
import type { BodyCache } from '../body-cache/body-cache';
import { type BuiltFile, payloadSuffixes, type Routes } from '../build-routes/routes';
import type { CallNext } from '../call-next';
import { readFileRequest } from '../on-demand/render-unbuilt';

type RevalidationContext = {
  callNext: CallNext;
  /** Secret of the build, from Next's manifest. */
  secret: string;
  routes: Routes;
  bodyCache: BodyCache;
};

/**
 * Renders a file of a prerendered page again, as `res.revalidate()` does, with the build's secret. Next does
 * not write the result to disk, so a file that the body cache has evicted must be rendered again.
 * @throws if Next does not respond with 200
 */
async function renderAgain(context: RevalidationContext, file: string): Promise<Buffer> {
  const renderedBody = await renderIfFound(context, file);
  if (!renderedBody)
    throw new PageNotFound(`${readFileRequest(file).address} was made anew with 404`);
  return renderedBody;
}

class PageNotFound extends Error {}

/** As `renderAgain`, but `undefined` for a 404. */
async function renderIfFound(
  { callNext, secret }: RevalidationContext,
  file: string,
): Promise<Buffer | undefined> {
  const { address, headers } = readFileRequest(file);
  const { status, body } = await callNext(address, { ...headers, ...revalidationHeaders(secret) });
  if (status === 404) return undefined;
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

/** Finds a page by its public path or its path inside Next: built, not yet published, or unbuilt. */
function findPage(path: string, { built, waiting, unbuilt }: Routes) {
  for (const internal of [path, internalPath(path)]) {
    const file = built.get(internal) ?? waiting.get(internal) ?? unbuilt(internal);
    if (file) return { inside: internal, file };
  }
  return undefined;
}

function ignoreNotFound(error: unknown): void {
  if (!(error instanceof PageNotFound)) throw error;
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
      if (routes.unbuilt(internal)) {
        dropUnbuilt(context, internal, built);
        continue;
      }
      dropPayloads(context, built);
      const renderPage = () => renderAgain(context, built.file);
      const rendering = last.then(renderPage);
      bodyCache.put(built.file, rendering, renderPage);
      // A page that was not yet published is reachable from now on.
      rendering.then(
        () => routes.built.set(internal, built),
        () => {},
      );
      last = rendering.catch(() => {});
      // A page that is not yet published may also be due. Next then answers 404, which is no error.
      renders.push(routes.built.has(internal) ? rendering : rendering.catch(ignoreNotFound));
    }
    // If one rendering fails, the others still run.
    await last;
    await Promise.all(renders);
  };
}

/** Build metadata and messages, which do not change with the content. */
const buildPaths = /^\/(?:builds|_i18n)\//;

/**
 * Invalidates all built files after content has been published, since any page may refer to that content. Build
 * metadata and messages stay valid. Each file is rendered on its next request. Files that exist only from now
 * on (pages, posters, calendars) are rendered at once.
 */
export function createFullRevalidator(context: RevalidationContext) {
  return async (): Promise<void> => {
    invalidateBuilt(context);
    await publishWaiting(context);
  };
}

/**
 * Invalidates all pages. Built images are not rendered again. The stock of an article shows on its own page and
 * on the cards of its films, which can be on any page.
 */
export function invalidatePages(context: RevalidationContext): void {
  invalidateBuilt(context, (file) => file.endsWith('.html'));
}

/**
 * Empties the body cache; the built files that `isDropped` selects and all payloads are then rendered again. A file
 * that Next no longer renders, such as a sheet of posters, keeps its old body: open pages still use it.
 */
function invalidateBuilt(context: RevalidationContext, isDropped = (_file: string) => true): void {
  const { built, payloads } = context.routes;
  const files = [...built].flatMap(([path, { file }]) =>
    buildPaths.test(path) || !isDropped(file) ? [] : file,
  );
  context.bodyCache.clear();
  for (const file of [...files, ...payloads])
    context.bodyCache.drop(file, () => renderIfFound(context, file));
}

async function publishWaiting(context: RevalidationContext): Promise<void> {
  const { routes, bodyCache } = context;
  for (const [path, built] of routes.waiting) {
    const renderedBody = routes.built.has(path)
      ? undefined
      : await renderIfFound(context, built.file);
    if (!renderedBody) continue;
    dropPayloads(context, built);
    bodyCache.put(built.file, Promise.resolve(renderedBody), () =>
      renderAgain(context, built.file),
    );
    routes.built.set(path, built);
  }
}
