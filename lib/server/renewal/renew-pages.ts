import type { IncomingMessage, ServerResponse } from 'node:http';
import { insidePath } from '@/lib/i18n/locale-path';
import type { Packs } from '@/lib/server/open-packs';
import type { BuiltFile, Routes } from '@/lib/server/routes';
import { withRenderer } from './open-renderer';

type Behind = {
  next: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;
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

/** Has pages made anew, one after the other; whoever asks for one meanwhile waits for it. */
export function createRenewal({ next, secret, routes, packs }: Behind) {
  return (paths: string[]): Promise<void> =>
    withRenderer(next, secret, async (render) => {
      let last: Promise<unknown> = Promise.resolve();
      const makings: Promise<unknown>[] = [];
      for (const path of paths) {
        const built = routes.built.get(path) ?? routes.built.get(insidePath(path));
        if (!built) continue;
        forgetPayloads(built, routes);
        const making = last.then(() => render(path));
        const again = () => withRenderer(next, secret, (render) => render(path));
        packs.put(built.file, making, again);
        last = making.catch(() => {});
        makings.push(making);
      }
      // Where one fails the others are still made: the renderer is open until the last of them.
      await last;
      await Promise.all(makings);
    });
}
