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
  /** Secret of the build: requests with it make Next render a page again. */
  secret: string;
  find: FindUnbuilt;
  /** Queue for CPU-bound rendering: one at a time. */
  take: Take;
};

/** The request with which Next renders one of a page's files. */
export type Form = {
  /** Public address; for a payload the address that the router requests. */
  address: string;
  /** Path inside Next (with the language). */
  path: string;
  headers: IncomingHttpHeaders;
};

/** Parses the name of a file below `.next/server/app`. */
export function readForm(file: string): Form {
  const { path, headers } = readBuiltFile(file);
  const plain = localePath(plainPath(path), pathLocale(path));
  return { address: asksPayload(headers) ? payloadAddress(plain, headers) : plain, path, headers };
}

/**
 * Renders files that the build has left out, on request. A page is always rendered anew, whatever Next has cached. Its
 * payloads are requested afterwards and come from that rendering.
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
