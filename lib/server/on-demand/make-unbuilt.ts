import type { IncomingHttpHeaders } from 'node:http';
import { localePath, pathLocale, plainPath } from '@/lib/i18n/locale-path';
import { asksPayload, payloadAddress, readBuiltFile } from '@/lib/next-internals/payloads';
import { renewalHeaders } from '@/lib/next-internals/renewal';
import type { Make } from '../body-cache/body-cache';
import type { CallNext } from '../next/call-next';
import type { FindUnbuilt } from '../routes/routes';
import type { Take } from '../ssr-cache/render-queue';

type Given = {
  ask: CallNext;
  /** The build's: who knows it has a page made anew. */
  secret: string;
  find: FindUnbuilt;
  /** Making holds the processor: one piece at a time. */
  take: Take;
};

/** What Next calls one of a page's files, and by what it is asked for. */
export type Form = {
  /** As visitors know it; that of a payload has the name that the router gives it. */
  address: string;
  /** Inside Next. */
  path: string;
  headers: IncomingHttpHeaders;
};

/** Reads the name of a file below `.next/server/app`. */
export function readForm(file: string): Form {
  const { path, headers } = readBuiltFile(file);
  const plain = localePath(plainPath(path), pathLocale(path));
  return { address: asksPayload(headers) ? payloadAddress(plain, headers) : plain, path, headers };
}

/**
 * Makes the files that a build has left, each when it is asked for. A page is rendered anew whatever Next may
 * still hold of it; its payloads, which are asked for after it, come from that rendering.
 */
export function makeUnbuilt({ ask, secret, find, take }: Given): Make {
  return (file, asker) => {
    const { address, path, headers } = readForm(file);
    if (!find(path)) return undefined;
    const isAnew = file.endsWith('.html') && renewalHeaders(secret);
    const wish = { visitor: asker?.(), isWanted: () => true };
    return take(wish, () => ask(address, { ...headers, ...isAnew })).then((made) => {
      if (made?.status !== 200) throw new Error(`${address} was made with ${made?.status}`);
      return made.body;
    });
  };
}
