import { internalPath } from '@/lib/i18n/locales';
import { revalidationHeaders } from '@/lib/next-internals/revalidation';
import type { BodyCache } from '../body-cache/body-cache';
import type { CallNext } from '../call-next';
import { readFileRequest } from '../on-demand/render-unbuilt';
import { type BuiltFile, payloadSuffixes, type Routes } from '../routes/routes';

type RevalidationContext = {
  ask: CallNext;
  /** Secret of the build, from Next's manifest. */
  secret: string;
  routes: Routes;
  bodyCache: BodyCache;
};

/**
 * Renders a file of a prerendered page again, as `res.revalidate()` does, with the build's secret. Next stores the
 * result only in memory, so a file is rendered again after the body cache has evicted it.
 * @throws if Next does not respond with 200
 */
async function renderAgain(behind: RevalidationContext, file: string): Promise<Buffer> {
  const made = await renderIfFound(behind, file);
  if (!made) throw new PageNotFound(`${readFileRequest(file).address} was made anew with 404`);
  return made;
}

class PageNotFound extends Error {}

/** As `renderAgain`, but `undefined` for a 404. */
async function renderIfFound(
  { ask, secret }: RevalidationContext,
  file: string,
): Promise<Buffer | undefined> {
  const { address, headers } = readFileRequest(file);
  const { status, body } = await ask(address, { ...headers, ...revalidationHeaders(secret) });
  if (status === 404) return undefined;
  if (status !== 200) throw new Error(`${address} was made anew with ${status}`);
  return body;
}

/** Invalidates the router payloads of a built page. They are rendered on their next request. */
function dropPayloads(behind: RevalidationContext, { file }: BuiltFile): void {
  const page = file.replace(/html$/, '');
  for (const payload of behind.routes.payloads)
    if (payload.startsWith(page))
      behind.bodyCache.drop(payload, () => renderAgain(behind, payload));
}

/** Invalidates a page that is not built, with its payloads. They are rendered on their next request. */
function dropUnbuilt(
  { routes, bodyCache }: RevalidationContext,
  path: string,
  { file }: BuiltFile,
): void {
  bodyCache.drop(file);
  for (const ending of payloadSuffixes(routes, path)) bodyCache.drop(path + ending);
}

/** Finds a page by its public path or its path inside Next: built, not yet published, or unbuilt. */
function findPage(path: string, { built, waiting, unbuilt }: Routes) {
  for (const inside of [path, internalPath(path)]) {
    const file = built.get(inside) ?? waiting.get(inside) ?? unbuilt(inside);
    if (file) return { inside, file };
  }
  return undefined;
}

function ignoreNotFound(error: unknown): void {
  if (!(error instanceof PageNotFound)) throw error;
}

/** Renders pages again, one after the other. Requests for a page wait while it is rendered. */
export function createRevalidator(behind: RevalidationContext) {
  const { routes, bodyCache } = behind;
  return async (paths: string[]): Promise<void> => {
    let last: Promise<unknown> = Promise.resolve();
    const makings: Promise<unknown>[] = [];
    for (const path of paths) {
      const found = findPage(path, routes);
      if (!found) continue;
      const { inside, file: built } = found;
      if (routes.unbuilt(inside)) {
        dropUnbuilt(behind, inside, built);
        continue;
      }
      dropPayloads(behind, built);
      const again = () => renderAgain(behind, built.file);
      const making = last.then(again);
      bodyCache.put(built.file, making, again);
      // A page that was not yet published is reachable from now on.
      making.then(
        () => routes.built.set(inside, built),
        () => {},
      );
      last = making.catch(() => {});
      // A page may change before it is published: then a 404 is no error.
      makings.push(routes.built.has(inside) ? making : making.catch(ignoreNotFound));
    }
    // If one rendering fails, the others still run.
    await last;
    await Promise.all(makings);
  };
}

/** Build metadata and messages, which do not change with the content. */
const ofBuild = /^\/(?:builds|_i18n)\//;

/**
 * Invalidates everything after content has been published, since any page may refer to it. Each file is rendered on its
 * next request. Files that exist only from now on (pages, posters, calendars) are rendered at once.
 */
export function createFullRevalidator(behind: RevalidationContext) {
  return async (): Promise<void> => {
    invalidateBuilt(behind);
    await publishWaiting(behind);
  };
}

/**
 * Invalidates all pages, but no images. The stock of an article shows on its own page and on the cards of its films,
 * which can be on any page.
 */
export function invalidatePages(behind: RevalidationContext): void {
  invalidateBuilt(behind, (file) => file.endsWith('.html'));
}

/**
 * Empties the body cache; the built files that `isDropped` selects and all payloads are then rendered again. A file
 * that Next no longer renders, such as a sheet of posters, keeps its old body: open pages still use it.
 */
function invalidateBuilt(behind: RevalidationContext, isDropped = (_file: string) => true): void {
  const { built, payloads } = behind.routes;
  const written = [...built].flatMap(([path, { file }]) =>
    ofBuild.test(path) || !isDropped(file) ? [] : file,
  );
  behind.bodyCache.clear();
  for (const file of [...written, ...payloads])
    behind.bodyCache.drop(file, () => renderIfFound(behind, file));
}

async function publishWaiting(behind: RevalidationContext): Promise<void> {
  const { routes, bodyCache } = behind;
  for (const [path, built] of routes.waiting) {
    const made = routes.built.has(path) ? undefined : await renderIfFound(behind, built.file);
    if (!made) continue;
    dropPayloads(behind, built);
    bodyCache.put(built.file, Promise.resolve(made), () => renderAgain(behind, built.file));
    routes.built.set(path, built);
  }
}
