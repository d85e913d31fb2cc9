import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { asksPayload } from '@/lib/next-internals/payloads';
import { pack } from '../body-cache/cached-body';
import type { GuardsOf } from '../body-cache/secure-bodies';
import { type Coming, whenThere } from '../body-cache/when-there';
import { errorIdHeader } from '../failures/error-id-header';
import { createErrorId } from '../failures/log-failure';
import { answerCacheControl, cacheControl, pageCacheControl } from '../headers/cache-control';
import { joinVary } from '../headers/join-vary';
import { showPage } from '../headers/security-headers';
import { type CallNext, signalOf } from '../next/call-next';
import { readVisitor } from '../requests/client-key';
import type { Routes } from '../routes/routes';
import type { Answer } from '../routing/answer';
import { sendPack } from '../sending/send-pack';
import { cacheKey } from './cache-key';
import { createRenderQueue, type Take } from './render-queue';
import { openSsrCache, type Rendered } from './ssr-cache';

type Given = {
  ask: CallNext;
  /** When a page changes next, in milliseconds since 1970. */
  nextChange?: (() => number | undefined) | undefined;
  /** What answers depend on beside the moment: another object where it has changed. */
  state?: (() => unknown) | undefined;
  /** How many proxies stand before us (`readClientKey`). */
  proxies?: number | undefined;
  routes: Pick<Routes, 'vary'>;
  guardsOf: GuardsOf;
  /** The one line for all that holds the processor; without it, a line of its own. */
  take?: Take | undefined;
};

type Chosen = Extract<Answer, { kind: 'next' | 'rendered' }>;

/** Those who wait for one and the same answer. */
type Shared = { waiting: Set<ServerResponse>; answer: Promise<Rendered | undefined> };

/**
 * Answers what Next has to, GET and HEAD: from memory where the same was asked before, and what it renders in its turn. @throws TooBusy, and where Next fails
 */
export function createRenderer({
  ask,
  nextChange,
  state,
  proxies,
  routes,
  guardsOf,
  take = createRenderQueue(),
}: Given) {
  const { find, render } = openSsrCache({ ask, nextChange, state });
  const coming = new Map<string, Shared>();

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
    const headers = nameError(request);
    const answer = take({ visitor: readVisitor(request, proxies), isWanted }, () =>
      render(address, headers),
    ).finally(() => coming.delete(address));
    coming.set(address, { waiting, answer });
    return answer;
  }

  async function alone(request: IncomingMessage, response: ServerResponse, { kind }: Chosen) {
    const wish = { visitor: readVisitor(request, proxies), isWanted: () => !response.destroyed };
    nameError(request);
    const signal = signalOf(response);
    const work = () =>
      ask(request.url ?? '/', unconditional(request.headers), { signal }).catch((error) => {
        if (signal.aborted) return undefined;
        throw error;
      });
    // What Next has built already, or leads elsewhere, holds no processor.
    const answer = await (kind === 'next' ? work() : take(wish, work));
    return answer && { ...answer, pack: pack(answer.body, { stay: 'passing' }) };
  }

  /** What is kept is told to others as long as it is true here. */
  function rules(address: string | undefined, chosen: Chosen): string | undefined {
    const at = nextChange?.();
    const left = at === undefined ? undefined : at - Date.now();
    // Next's own rules for a page that it has built would last a year.
    if (chosen.kind === 'next' && chosen.isBuilt) return pageCacheControl(left);
    if (address === undefined) return undefined;
    // What somebody keeps is asked for there: it is held here, under no name, and nowhere else.
    if (address.startsWith('/api/cards')) return undefined;
    return /^\/(?:api\/|oembed\?)/.test(address)
      ? answerCacheControl(left)
      : pageCacheControl(left);
  }

  const varyElsewhere = joinVary(routes.vary, 'Accept-Encoding');

  return (request: IncomingMessage, response: ServerResponse, chosen: Chosen): Coming<void> => {
    const isPage = chosen.kind === 'rendered' && !asksPayload(request.headers);
    const address = isPage ? cacheKey(request.url ?? '/') : undefined;
    const answer = address
      ? (find(address) ?? share(address, request, response))
      : alone(request, response, chosen);
    return whenThere(answer, (made) => {
      if (!made || response.destroyed) return void response.destroy();
      return tell(request, response, { answer: made, address, chosen });
    });
  };

  type Told = { answer: Rendered; address: string | undefined; chosen: Chosen };

  function tell(
    request: IncomingMessage,
    response: ServerResponse,
    { answer, address, chosen }: Told,
  ): Coming<void> {
    const { status, headers, cookies, pack } = answer;
    // 501 is an answer: oEmbed gives it for a form that it does not speak.
    if (status >= 500 && status !== 501) throw new Error(`Next answered ${status}`);
    if (headers['content-type']?.startsWith('text/html')) showPage(response, guardsOf(pack));
    const kept = status === 200 ? rules(address, chosen) : undefined;
    const rule = !chosen.isKept || status >= 300 ? cacheControl.notStored : kept;
    // Whoever sends elsewhere may send only some.
    const vary = status >= 300 && status < 400 ? varyElsewhere : undefined;
    return sendPack(request, response, { status, headers, cookies, rule, vary, pack });
  }
}

/** Whether the visitor has the answer already is judged here, by its bytes. */
function unconditional({
  'if-none-match': _match,
  'if-modified-since': _since,
  ...headers
}: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers;
}

/** Says what an error of this request would be called: Next's log and ours speak of the same failure. */
function nameError({ headers }: IncomingMessage): Record<string, string> {
  const id = createErrorId();
  headers[errorIdHeader] = id;
  return { [errorIdHeader]: id };
}
