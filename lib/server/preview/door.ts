import type { IncomingMessage, ServerResponse } from 'node:http';
import { localPath } from '@/lib/preview/local-path';
import { plainStyles } from '../notices/plain-page';
import { readCookies } from '../requests/read-cookies';
import { answerOwn, stylePolicy } from './answer-own';
import { doorPage, isShownPage, type Notice, openPath } from './door-page';
import { isHttps } from './is-https';
import type { PreviewKeys } from './preview-keys';
import { createSession, isSession, sessionSeconds } from './session';
import { readShareToken, type Share, shareCookie, sharePath } from './shared-link';
import { createPasswordTaker, retryAfter } from './take-password';

type Given = {
  password: string;
  keys: PreviewKeys;
  /** Where the preview is, as its operator says. */
  address: string | undefined;
  isSecure: boolean;
  proxies: number | undefined;
};

const cookieName = 'preview-session';
/** More links than anybody is sent; the head of a request has room for no more either. */
const mostShares = 20;
/** For how long after its day a link's page says that it has lapsed (s). */
const remembered = 90 * 24 * 60 * 60;

/** Who may come in, and what is said to others. */
export function createDoor({ password, keys, address, isSecure, proxies }: Given) {
  const take = createPasswordTaker(password, proxies);
  type Ask = [request: IncomingMessage, response: ServerResponse];

  const setCookie = (request: IncomingMessage, name: string, value: string, seconds: number) =>
    `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${
      isHttps(request, { address, isSecure }) ? '; Secure' : ''
    }`;

  const sendOn = ([request, response]: Ask, location: string, cookie: string) =>
    answerOwn(request, response, isSecure, {
      status: 303,
      headers: { location, 'set-cookie': cookie },
    });

  function show([request, response]: Ask, status: number, to: string, notice?: Notice) {
    // Nobody waits for what is still to come of a body.
    if (request.method !== 'GET' && request.method !== 'HEAD') response.shouldKeepAlive = false;
    answerOwn(request, response, isSecure, {
      status,
      body: doorPage(request, { to, notice }),
      policy: stylePolicy(plainStyles),
      headers: {
        ...(status === 401 && { 'www-authenticate': `Cookie realm="preview"` }),
        ...(status === 429 && { 'retry-after': String(retryAfter) }),
      },
    });
  }

  async function takePassword(...ask: Ask) {
    const [request, response] = ask;
    const taken = await take(request);
    if (taken.kind === 'right') {
      const cookie = setCookie(request, cookieName, createSession(keys.session), sessionSeconds);
      return sendOn(ask, taken.to.startsWith('/_preview') ? '/' : taken.to, cookie);
    }
    if (taken.kind === 'wrong') return show(ask, 401, taken.to, 'wrong');
    if (taken.kind === 'often') return show(ask, 429, taken.to, 'often');
    response.shouldKeepAlive = false;
    const status = { large: 413, foreign: 403, none: 415 }[taken.kind];
    answerOwn(request, response, isSecure, { status });
  }

  /** From here on its cookie opens what the link names. */
  function openShare(...ask: Ask) {
    const [request] = ask;
    const query = new URLSearchParams(request.url?.split('?', 2)[1]);
    const token = query.get('t') ?? '';
    const share = readShareToken(token, keys.share);
    if (!share) return show(ask, 403, '/', 'broken');
    const seconds = Math.floor((share.until - Date.now()) / 1000);
    if (seconds <= 0) return show(ask, 410, '/', 'lapsed');
    const cookie = setCookie(request, shareCookie(share.path), token, seconds + remembered);
    sendOn(ask, share.path, cookie);
  }

  return {
    isEditor: ({ headers }: IncomingMessage) =>
      readCookies(headers.cookie, cookieName).some((token) => isSession(token, keys.session)),

    /** The pages that somebody has been sent a link to, lapsed ones among them. */
    sharesOf({ headers }: IncomingMessage): Share[] {
      const tokens = readCookies(headers.cookie, /^preview-share-/).slice(0, mostShares);
      return tokens.flatMap((token) => readShareToken(token, keys.share) ?? []);
    },

    /** A link of its own, whose page has been open until its day. */
    sayLapsed: (...ask: Ask) => show(ask, 410, '/', 'lapsed'),

    refuse(...ask: Ask) {
      const [request, response] = ask;
      if (isShownPage(request)) return show(ask, 401, localPath(request.url ?? '/'));
      if (request.method !== 'GET' && request.method !== 'HEAD') response.shouldKeepAlive = false;
      answerOwn(request, response, isSecure, {
        status: 401,
        type: 'text/plain; charset=utf-8',
        body: 'Unauthorized\n',
        headers: { 'www-authenticate': 'Cookie realm="preview"' },
      });
    },

    /** What the door itself answers: a password, or a link that is opened; `undefined` of all else. */
    actionOf({ method, url }: IncomingMessage) {
      const path = url?.split('?', 1)[0];
      if (method === 'POST' && path === openPath) return takePassword;
      return method === 'GET' && path === sharePath ? openShare : undefined;
    },
  };
}

export type Door = ReturnType<typeof createDoor>;
