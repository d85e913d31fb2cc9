import type { IncomingMessage, ServerResponse } from 'node:http';
import { isPayload } from '@/lib/next-internals/payloads';
import { showPage } from '../headers/guard-answer';
import { joinVary } from '../headers/join-vary';
import type { GuardsOf } from '../packs/guard-packs';
import type { Packs } from '../packs/open-packs';
import { type Coming, whenThere } from '../packs/when-there';
import { readVisitor } from '../requests/read-asker';
import type { BuiltFile, Routes } from '../routes/routes';
import { sendBuilt } from './send-built';

/** What chooses between the languages of `/`. */
export const homeVary = 'Accept-Language, Cookie';

type Given = {
  routes: Pick<Routes, 'vary'>;
  packs: Packs;
  guardsOf: GuardsOf;
  /** How many proxies stand before us (`readAsker`). */
  proxies?: number | undefined;
  /** Milliseconds until a page changes. */
  left: () => number | undefined;
};

type Asked = {
  file: BuiltFile;
  isHome: boolean;
  /** Whether a cache may keep it under the address that was asked for. */
  isKept: boolean;
};

/** Sends what the build has prerendered: pages with their guards, the router's payloads, files. */
export function createBuiltSender({ routes, packs, guardsOf, proxies, left }: Given) {
  const page = joinVary(routes.vary, 'Accept-Encoding');
  const home = joinVary(page, homeVary);
  return (
    request: IncomingMessage,
    response: ServerResponse,
    { file, isHome, isKept }: Asked,
  ): Coming<void> =>
    whenThere(
      packs(file.file, () => readVisitor(request, proxies)),
      (pack) => {
        const isHtml = file.file.endsWith('.html');
        if (isHtml) showPage(response, guardsOf(pack));
        const paged = isHtml || isPayload(file.file) ? page : undefined;
        const vary = isHome ? home : paged;
        return sendBuilt(request, response, { file, isKept, pack, vary, left: left() });
      },
    );
}
