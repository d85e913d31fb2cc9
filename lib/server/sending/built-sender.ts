import type { IncomingMessage, ServerResponse } from 'node:http';
import { isPayload } from '@/lib/next-internals/payloads';
import type { BodyCache } from '../body-cache/body-cache';
import type { GuardsOf } from '../body-cache/secure-bodies';
import { type Coming, whenThere } from '../body-cache/when-there';
import { joinVary } from '../headers/join-vary';
import { showPage } from '../headers/security-headers';
import { readVisitor } from '../requests/client-key';
import type { BuiltFile, Routes } from '../routes/routes';
import { sendBuilt } from './send-built';

/** Request headers that select the language of `/`. */
export const homeVary = 'Accept-Language, Cookie';

type Given = {
  routes: Pick<Routes, 'vary'>;
  bodyCache: BodyCache;
  guardsOf: GuardsOf;
  /** Number of trusted proxies (`readClientKey`). */
  proxies?: number | undefined;
  /** Milliseconds until the next page change. */
  left: () => number | undefined;
};

type Asked = {
  file: BuiltFile;
  isHome: boolean;
  /** Whether a cache may store it under the requested address. */
  isKept: boolean;
};

/** Sends prerendered files: pages with their security headers, router payloads, other files. */
export function createBuiltSender({ routes, bodyCache, guardsOf, proxies, left }: Given) {
  const page = joinVary(routes.vary, 'Accept-Encoding');
  const home = joinVary(page, homeVary);
  return (
    request: IncomingMessage,
    response: ServerResponse,
    { file, isHome, isKept }: Asked,
  ): Coming<void> =>
    whenThere(
      bodyCache(file.file, () => readVisitor(request, proxies)),
      (pack) => {
        const isHtml = file.file.endsWith('.html');
        if (isHtml) showPage(response, guardsOf(pack));
        const paged = isHtml || isPayload(file.file) ? page : undefined;
        const vary = isHome ? home : paged;
        return sendBuilt(request, response, { file, isKept, pack, vary, left: left() });
      },
    );
}
