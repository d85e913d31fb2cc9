import { insidePath } from '@/lib/i18n/locale-path';
import { renewalHeaders } from '@/lib/next-internals/renewal';
import type { BodyCache } from '@/lib/server/body-cache/body-cache';
import type { CallNext } from '@/lib/server/next/call-next';
import { endingsOf } from '@/lib/server/routes/endings-of';
import type { BuiltFile, Routes } from '@/lib/server/routes/routes';
import { readForm } from '../on-demand/make-unbuilt';

export type Behind = {
  ask: CallNext;
  /** The build's, in Next's manifest. */
  secret: string;
  routes: Routes;
  bodyCache: BodyCache;
};

/**
 * Makes a file of a prerendered page anew: what `res.revalidate()` does, by the build's secret.
 * Next keeps it in memory only, so each file is asked for so again once it is forgotten.
 * @throws where Next does not answer with a page
 */
export async function render(behind: Behind, file: string): Promise<Buffer> {
  const made = await renderIfThere(behind, file);
  if (!made) throw new NotThere(`${readForm(file).address} was made anew with 404`);
  return made;
}

class NotThere extends Error {}

/** The same of what may not be there: nothing then. */
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

/** The router's payloads of a built page are made anew when they are asked for. */
export function dropPayloads(behind: Behind, { file }: BuiltFile): void {
  const page = file.replace(/html$/, '');
  for (const payload of behind.routes.payloads)
    if (payload.startsWith(page)) behind.bodyCache.drop(payload, () => render(behind, payload));
}

/** Of a page that no build has made, all is made when it is asked for. */
function dropUnbuilt({ routes, bodyCache }: Behind, path: string, { file }: BuiltFile): void {
  bodyCache.drop(file);
  for (const ending of endingsOf(routes, path)) bodyCache.drop(path + ending);
}

/** A page of the build, under its path inside Next, whether it is there already, not yet, or made when it is asked for. */
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

/** Has pages made anew, one after the other; whoever asks for one meanwhile waits for it. */
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
      // What was not there yet is from now on.
      making.then(
        () => routes.built.set(inside, built),
        () => {},
      );
      last = making.catch(() => {});
      // Of what comes out later something may change before that.
      makings.push(routes.built.has(inside) ? making : making.catch(unlessNotThere));
    }
    // Where one fails the others are still made.
    await last;
    await Promise.all(makings);
  };
}
