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
  /** Whether the public site is under https. */
  isSecure: boolean;
  proxies?: number | undefined;
  /** Of the settings, where they are made already: that takes its time. */
  keys?: PreviewKeys | undefined;
};

type Doored = Pick<Behind, 'isSecure' | 'proxies' | 'keys'>;

/**
 * What stands before the front of a preview: it marks every answer, and asks for the password where there is one. Who was
 * sent a link is shown its page, and told until when instead of what editors are told.
 */
export function createPreviewFront({ front, settings, preview, ...behind }: Behind): Handler {
  const door = openDoor(settings, behind);
  const ask = callingNext(async (request, response) => front(request, response));
  const allows = createSharedVisits((path) => readPage(ask, path));

  /** Who answers somebody that is no editor. */
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
      // Nobody is shown anything by a fault of ours.
      response.destroy();
    }
  };
}

/** Where there is a password. */
function openDoor(settings: PreviewSettings, { isSecure, proxies, ...made }: Doored) {
  const { password, address } = settings;
  const keys = made.keys ?? keysOf(settings);
  if (!keys || password === undefined) return undefined;
  return createLogin({ password, keys, address, isSecure, proxies });
}

/** A page as the server would send it. Rejects where there is none, or not now. */
async function readPage(ask: CallNext, path: string): Promise<string> {
  const { status, body } = await ask(path);
  if (status !== 200) throw new Error(`${path}: ${status}`);
  return body.toString();
}
