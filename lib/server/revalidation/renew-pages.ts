import { insidePath } from '@/lib/i18n/locale-path';
import { renewalHeaders } from '@/lib/next-internals/renewal';
import type { BodyCache } from '@/lib/server/body-cache/body-cache';
import type { CallNext } from '@/lib/server/next/call-next';
import { endingsOf } from '@/lib/server/routes/endings-of';
import type { BuiltFile, Routes } from '@/lib/server/routes/routes';
import { readForm } from '../on-demand/make-unbuilt';

export type Behind = {
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
export async function render(behind: Behind, file: string): Promise<Buffer> {
  const made = await renderIfThere(behind, file);
  if (!made) throw new NotThere(`${readForm(file).address} was made anew with 404`);
  return made;
}

class NotThere extends Error {}

/** As `render`, but `undefined` for a 404. */
export async function renderIfThere(
  { ask, secret }: Behind,
  file: string,
): Promise<Buffer | undefined> {
  const { address, headers } = readForm(file);
  const { status, body } = await ask(address, { ...headers, ...renewalHeaders(secret) });
  if (status === 404) return undefined;
  if (status !== 200) throw new Error(`${address} was made anew with ${status}`);
  return body;
}

/** Invalidates the router payloads of a built page. They are rendered on their next request. */
export function dropPayloads(behind: Behind, { file }: BuiltFile): void {
  const page = file.replace(/html$/, '');
  for (const payload of behind.routes.payloads)
    if (payload.startsWith(page)) behind.bodyCache.drop(payload, () => render(behind, payload));
}

/** Invalidates a page that is not built, with its payloads. They are rendered on their next request. */
function dropUnbuilt({ routes, bodyCache }: Behind, path: string, { file }: BuiltFile): void {
  bodyCache.drop(file);
  for (const ending of endingsOf(routes, path)) bodyCache.drop(path + ending);
}

/** Finds a page of the build by its path inside Next: built, not yet published, or unbuilt. */
function findPage(path: string, { built, waiting, unbuilt }: Routes) {
  for (const inside of [path, insidePath(path)]) {
    const file = built.get(inside) ?? waiting.get(inside) ?? unbuilt(inside);
    if (file) return { inside, file };
  }
  return undefined;
}

function unlessNotThere(error: unknown): void {
  if (!(error instanceof NotThere)) throw error;
}

/** Renders pages again, one after the other. Requests for a page wait while it is rendered. */
export function createRenewal(behind: Behind) {
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
      const again = () => render(behind, built.file);
      const making = last.then(again);
      bodyCache.put(built.file, making, again);
      // A page that was not yet published is reachable from now on.
      making.then(
        () => routes.built.set(inside, built),
        () => {},
      );
      last = making.catch(() => {});
      // A page may change before it is published: then a 404 is no error.
      makings.push(routes.built.has(inside) ? making : making.catch(unlessNotThere));
    }
    // If one rendering fails, the others still run.
    await last;
    await Promise.all(makings);
  };
}
