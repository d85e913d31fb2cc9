import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorIdHeader } from '../failures/error-id-header';
import { answerCacheControl, cacheControl, pageCacheControl } from '../headers/cache-control';
import { showPage } from '../headers/guard-answer';
import { joinVary } from '../headers/join-vary';
import type { CallNext } from '../next/call-next';
import type { GuardsOf } from '../packs/guard-packs';
import { pack } from '../packs/pack';
import { readVisitor } from '../requests/read-asker';
import type { Routes } from '../routes/routes';
import { sendPack } from '../sending/send-pack';
import { keepRendered, type Rendered } from './keep-rendered';
import { keptAddress } from './kept-address';
import { createTurns } from './turns';

type Given = {
  ask: CallNext;
  /** When a page changes next, in milliseconds since 1970. */
  nextChange?: (() => number | undefined) | undefined;
  /** How many proxies stand before us (`readAsker`). */
  proxies?: number | undefined;
  routes: Pick<Routes, 'vary'>;
  guardsOf: GuardsOf;
};

/** Those who wait for one and the same answer. */
type Coming = { waiting: Set<ServerResponse>; answer: Promise<Rendered | undefined> };

/**
 * Answers what Next renders for each request, GET and HEAD: from memory where the same was asked before, else
 * in its turn. @throws TooBusy, and where Next fails
 */
export function createRenderer({ ask, nextChange, proxies, routes, guardsOf }: Given) {
  const { find, render } = keepRendered({ ask, nextChange });
  const take = createTurns();
  const coming = new Map<string, Coming>();

  /** Once for all who ask meanwhile; what none of them waits for any more is left. */
  function share(address: string, request: IncomingMessage, response: ServerResponse) {
    const there = coming.get(address);
    if (there) {
      there.waiting.add(response);
      return there.answer;
    }
    const waiting = new Set([response]);
    const isWanted = () => [...waiting].some((one) => !one.destroyed);
    // Nothing of one visitor goes into what others are given.
    const headers = idOf(request);
    const answer = take({ visitor: readVisitor(request, proxies), isWanted }, () =>
      render(address, headers),
    ).finally(() => coming.delete(address));
    coming.set(address, { waiting, answer });
    return answer;
  }

  async function alone(request: IncomingMessage, response: ServerResponse) {
    const wish = { visitor: readVisitor(request, proxies), isWanted: () => !response.destroyed };
    const answer = await take(wish, () => ask(request.url ?? '/', request.headers));
    return answer && { ...answer, pack: pack(answer.body) };
  }

  /** What is kept is told to others as long as it is true here. */
  function rules(address: string): string {
    const at = nextChange?.();
    const left = at === undefined ? undefined : at - Date.now();
    return address.startsWith('/api/') ? answerCacheControl(left) : pageCacheControl(left);
  }

  /** @param isKept whether a cache may keep it under the address that was asked for */
  return async (request: IncomingMessage, response: ServerResponse, isKept = true) => {
    const isPage = request.headers.rsc === undefined;
    const address = isPage ? keptAddress(request.url ?? '/') : undefined;
    const answer = address
      ? (find(address) ?? (await share(address, request, response)))
      : await alone(request, response);
    if (!answer || response.destroyed) return void response.destroy();
    const { status, headers, pack } = answer;
    if (status >= 500) throw new Error(`Next answered ${status}`);
    if (headers['content-type']?.startsWith('text/html')) showPage(response, guardsOf(pack));
    const isTold = address !== undefined && status === 200;
    const told: Record<string, string> = isTold
      ? { ...headers, 'cache-control': rules(address) }
      : { ...headers };
    if (!isKept || status >= 300) told['cache-control'] = cacheControl.notStored;
    // Whoever sends elsewhere may send only some.
    if (status >= 300 && status < 400) told.vary = joinVary(told.vary, routes.vary);
    await sendPack(request, response, { status, headers: told, pack });
  };
}

/** By which Next's log and ours speak of the same failure. */
function idOf({ headers }: IncomingMessage): Record<string, string> {
  const id = headers[errorIdHeader];
  return typeof id === 'string' ? { [errorIdHeader]: id } : {};
}
