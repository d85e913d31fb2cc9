import { insidePath } from '@/lib/i18n/locale-path';
import type { CallNext } from '@/lib/server/next/call-next';
import type { Packs } from '@/lib/server/packs/open-packs';
import type { BuiltFile, Routes } from '@/lib/server/routes/routes';

type Behind = {
  ask: CallNext;
  /** The build's, in Next's manifest. */
  secret: string;
  routes: Routes;
  packs: Packs;
};

/** From now on Next answers the router itself: it knows when the payloads on the disk are the new ones. */
function forgetPayloads({ file }: BuiltFile, { payloads }: Routes): void {
  const page = file.replace(/html$/, '');
  for (const payload of payloads) if (payload.startsWith(page)) payloads.delete(payload);
}

/**
 * Makes a prerendered page anew: what `res.revalidate()` does, by the same header with the build's secret.
 * @throws where Next does not answer with a page
 */
async function render({ ask, secret }: Behind, path: string): Promise<Buffer> {
  const { status, body } = await ask(path, { 'x-prerender-revalidate': secret });
  if (status !== 200) throw new Error(`${path} was made anew with ${status}`);
  return body;
}

/** A page of the build, under its path inside Next, whether it is there already or not yet. */
function findBuilt(path: string, { built, waiting }: Routes) {
  for (const inside of [path, insidePath(path)]) {
    const file = built.get(inside) ?? waiting.get(inside);
    if (file) return { inside, built: file };
  }
  return undefined;
}

/** Has pages made anew, one after the other; whoever asks for one meanwhile waits for it. */
export function createRenewal(behind: Behind) {
  const { routes, packs } = behind;
  return async (paths: string[]): Promise<void> => {
    let last: Promise<unknown> = Promise.resolve();
    const makings: Promise<unknown>[] = [];
    for (const path of paths) {
      const found = findBuilt(path, routes);
      if (!found) continue;
      const { inside, built } = found;
      forgetPayloads(built, routes);
      const again = () => render(behind, path);
      const making = last.then(again);
      packs.put(built.file, making, again);
      // What was not there yet is from now on.
      making.then(
        () => routes.built.set(inside, built),
        () => {},
      );
      last = making.catch(() => {});
      makings.push(making);
    }
    // Where one fails the others are still made.
    await last;
    await Promise.all(makings);
  };
}
