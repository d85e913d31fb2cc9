import type { IncomingMessage, ServerResponse } from 'node:http';
import { dayOf } from '@/lib/primitives/time/day-of';
import type { SharedState } from '@/lib/site/preview/page-state';
import type { Preview } from '@/lib/site/preview/preview';
import { giveRequestId } from '../headers/request-id';
import { setSecurityHeaders } from '../headers/security-headers';
import { type CallNext, callingNext } from '../next/call-next';
import { sendJson } from '../sending/send-json';
import { isHealthAsked } from '../watch/answer-health';
import { createLogin, type Door } from './login';
import { markAnswer } from './mark-answer';
import { keysOf, type PreviewKeys } from './preview-keys';
import type { PreviewSettings } from './preview-settings';
import { createSharedVisits } from './shared-visits';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;
type Behind = {
  front: Handler;
  settings: PreviewSettings;
  preview: Pick<Preview, 'timeZone'>;
  /** Whether the public site uses https. */
  isSecure: boolean;
  proxies?: number | undefined;
  /** Keys of the settings, if already derived: deriving is slow. */
  keys?: PreviewKeys | undefined;
};

type Doored = Pick<Behind, 'isSecure' | 'proxies' | 'keys'>;

/**
 * Wraps the server of a preview: marks every response and asks for the password if there is one. A visitor with a
 * shared link sees its page, and its state reports the expiry day instead of the editors' data.
 */
export function createPreviewFront({ front, settings, preview, ...behind }: Behind): Handler {
  const door = openDoor(settings, behind);
  const ask = callingNext(async (request, response) => front(request, response));
  const allows = createSharedVisits((path) => readPage(ask, path));

  /** Selects the handler for a visitor without an editor session. */
  const choose = async (door: Door, request: IncomingMessage): Promise<Handler> => {
    if (isHealthAsked(request) || request.url === '/robots.txt') return front;
    const shares = door.sharesOf(request);
    const allowed = shares.length > 0 ? await allows(request, shares) : undefined;
    switch (allowed?.kind) {
      case 'page':
      case 'file':
        return front;
      case 'state': {
        const until = dayOf(allowed.share.until - 1, preview.timeZone);
        return (...ask) => sendJson(...ask, 200, { until } satisfies SharedState);
      }
      case 'lapsed':
        return door.sayLapsed;
      default:
        return door.refuse;
    }
  };

  return async (request, response) => {
    try {
      markAnswer(response, door !== undefined);
      if (!door) return await front(request, response);
      const isEditor = door.isEditor(request);
      const answer = door.actionOf(request) ?? (isEditor ? front : await choose(door, request));
      if (answer !== front) {
        giveRequestId(request, response);
        setSecurityHeaders(request, response, behind.isSecure);
      }
      return await answer(request, response);
    } catch {
      // Fail closed: an error here must not reveal a page.
      response.destroy();
    }
  };
}

/** The login of a preview; `undefined` without a password. */
function openDoor(settings: PreviewSettings, { isSecure, proxies, ...made }: Doored) {
  const { password, address } = settings;
  const keys = made.keys ?? keysOf(settings);
  if (!keys || password === undefined) return undefined;
  return createLogin({ password, keys, address, isSecure, proxies });
}

/** HTML of a page as the server would send it. Rejects unless the status is 200. */
async function readPage(ask: CallNext, path: string): Promise<string> {
  const { status, body } = await ask(path);
  if (status !== 200) throw new Error(`${path}: ${status}`);
  return body.toString();
}
