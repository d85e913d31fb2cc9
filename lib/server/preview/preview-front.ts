import type { IncomingMessage, ServerResponse } from 'node:http';
import { asksPayload } from '@/lib/next-internals/payloads';
import type { Html } from '@/lib/preview/html';
import type { Preview } from '@/lib/preview/preview';
import { type CallNext, callingNext } from '../next/call-next';
import { isHealthAsked } from '../watch/answer-health';
import { marksAlone } from './bar/bar-frame';
import { editorsBar } from './bar/editors-bar';
import { insertBar } from './bar/insert-bar';
import { sharedBar } from './bar/shared-bar';
import { askPlainly, changePage } from './change-page';
import { createDoor, type Door } from './door';
import { markAnswer } from './mark-answer';
import { createOwnPages, type Look } from './own-pages';
import { keysOf, type PreviewKeys } from './preview-keys';
import type { PreviewSettings } from './preview-settings';
import { createSharedVisits } from './shared-visits';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;
type Behind = {
  front: Handler;
  settings: PreviewSettings;
  preview: Preview;
  look: Look;
  /** Whether the public site is under https. */
  isSecure: boolean;
  proxies?: number | undefined;
  /** Of the settings, where they are made already: that takes its time. */
  keys?: PreviewKeys | undefined;
};

type Doored = Pick<Behind, 'isSecure' | 'proxies' | 'keys'>;

/**
 * What stands before the front of a preview: it marks every answer, asks for the password where there is one, and shows
 * editors what is missing. The site behind it is built and answers as in production.
 */
export function createPreviewFront({ front, settings, preview, ...behind }: Behind): Handler {
  const { isSecure, look } = behind;
  const door = openDoor(settings, behind);
  const ownPages = createOwnPages({ preview, look, isSecure });
  const ask = callingNext(async (request, response) => front(request, response));
  const allows = createSharedVisits((path) => readPage(ask, path));
  const answer: Handler = (request, response) =>
    (ownPages(request) ?? ((to) => front(request, to)))(response);

  const showToEditor: Handler = (request, response) => {
    const path = request.url?.split('?', 1)[0] ?? '/';
    const kind = ownPages(request) ? undefined : shownAs(request);
    if (kind)
      addBar(request, response, () => (kind === 'frame' ? marksAlone : editorsBar(preview, path)));
    markAnswer(response, door !== undefined);
    return answer(request, response);
  };

  const showToOthers = async (door: Door, request: IncomingMessage, response: ServerResponse) => {
    const shares = door.sharesOf(request);
    const allowed = shares.length > 0 ? await allows(request, shares) : undefined;
    if (allowed?.kind === 'page' && request.method === 'GET')
      addBar(request, response, () => sharedBar(preview, request.url, allowed.share));
    markAnswer(response, true);
    if (isHealthAsked(request) || request.url === '/robots.txt') return front(request, response);
    if (allowed?.kind === 'lapsed') return door.sayLapsed(request, response);
    return allowed ? answer(request, response) : door.refuse(request, response);
  };

  const choose: Handler = (request, response) => {
    const action = door?.actionOf(request);
    if (action) {
      markAnswer(response, true);
      return action(request, response);
    }
    if (!door || door.isEditor(request)) return showToEditor(request, response);
    return showToOthers(door, request, response);
  };

  return async (request, response) => {
    try {
      await choose(request, response);
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
  return createDoor({ password, keys, address, isSecure, proxies });
}

function addBar(request: IncomingMessage, response: ServerResponse, bar: () => Html): void {
  askPlainly(request);
  changePage(response, (page) => insertBar(page, bar()));
}

/** As what a browser shows what it asks for, where that can be a page. */
function shownAs({ method, url = '', headers }: IncomingMessage): 'page' | 'frame' | undefined {
  if (method !== 'GET' || asksPayload(headers) || url.startsWith('/media/')) return undefined;
  const goal = headers['sec-fetch-dest'];
  if (goal === 'iframe') return 'frame';
  const isPage = goal === undefined ? headers.accept?.includes('text/html') : goal === 'document';
  return isPage ? 'page' : undefined;
}

/** A page as the server would send it. Rejects where there is none, or not now. */
async function readPage(ask: CallNext, path: string): Promise<string> {
  const { status, body } = await ask(path);
  if (status !== 200) throw new Error(`${path}: ${status}`);
  return body.toString();
}
