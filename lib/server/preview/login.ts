import type { IncomingMessage, ServerResponse } from 'node:http';
import { localPath } from '@/lib/site/preview/local-path';
import { plainGuards, plainStyles } from '../error-pages/plain-page';
import { sendErrorPage } from '../error-pages/send-error-page';
import { cacheControl } from '../headers/cache-control';
import { showPage } from '../headers/security-headers';
import { readCookies } from '../requests/read-cookies';
import { isHttps } from './is-https';
import { isShownPage, loginPage, type Notice, openPath } from './login-page';
import type { PreviewKeys } from './preview-keys';
import { createSession, isSession, sessionSeconds } from './session';
import { readShareToken, type Share, shareCookie, sharePath } from './shared-link';
import { createPasswordTaker, retryAfter } from './take-password';

type Given = {
  password: string;
  keys: PreviewKeys;
  /** Address of the preview (`PREVIEW_URL`). */
  address: string | undefined;
  isSecure: boolean;
  proxies: number | undefined;
};

const guards = plainGuards(plainStyles, "'self'");
const cookieName = 'preview-session';
/** Limit of share cookies read. Also close to what fits into the request headers. */
const mostShares = 20;
/** Time after the expiry of a shared link during which its page reports the expiry (s). */
const remembered = 90 * 24 * 60 * 60;

/** Login, sessions and shared links of a preview, and the responses to visitors without access. */
export function createLogin({ password, keys, address, isSecure, proxies }: Given) {
  const take = createPasswordTaker(password, proxies);
  type Ask = [request: IncomingMessage, response: ServerResponse];

  const setCookie = (request: IncomingMessage, name: string, value: string, seconds: number) =>
    `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${
      isHttps(request, { address, isSecure }) ? '; Secure' : ''
    }`;

  const sendOn = ([, response]: Ask, location: string, cookie: string) => {
    const headers = { location, 'set-cookie': cookie, 'cache-control': cacheControl.notStored };
    response.writeHead(303, { ...headers, 'content-length': 0 }).end();
  };

  function refuse([request, response]: Ask, status: number, html?: string) {
    // Does not wait for the rest of a request body.
    if (request.method !== 'GET' && request.method !== 'HEAD') response.shouldKeepAlive = false;
    sendErrorPage(request, response, status, {
      html,
      headers: status === 401 ? { 'www-authenticate': 'Cookie realm="preview"' } : undefined,
      retryAfter: status === 429 ? retryAfter : undefined,
    });
  }

  function show(ask: Ask, status: number, to: string, notice?: Notice) {
    const [request, response] = ask;
    showPage(response, guards);
    refuse(ask, status, loginPage(request, { to, notice }));
  }

  async function takePassword(...ask: Ask) {
    const [request] = ask;
    const taken = await take(request);
    if (taken.kind === 'right') {
      const cookie = setCookie(request, cookieName, createSession(keys.session), sessionSeconds);
      return sendOn(ask, taken.to.startsWith('/_preview') ? '/' : taken.to, cookie);
    }
    if (taken.kind === 'wrong') return show(ask, 401, taken.to, 'wrong');
    if (taken.kind === 'often') return show(ask, 429, taken.to, 'often');
    refuse(ask, { large: 413, foreign: 403, none: 415 }[taken.kind]);
  }

  /** Sets the cookie that opens the page of the shared link. */
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

    /** Shared links of this visitor, including expired ones. */
    sharesOf({ headers }: IncomingMessage): Share[] {
      const tokens = readCookies(headers.cookie, /^preview-share-/).slice(0, mostShares);
      return tokens.flatMap((token) => readShareToken(token, keys.share) ?? []);
    },

    /** Reports that a shared link has expired. */
    sayLapsed: (...ask: Ask) => show(ask, 410, '/', 'lapsed'),

    refuse(...ask: Ask) {
      const [request] = ask;
      if (isShownPage(request)) return show(ask, 401, localPath(request.url ?? '/'));
      refuse(ask, 401);
    },

    /** Handler for the login form and for shared links; `undefined` for other requests. */
    actionOf({ method, url }: IncomingMessage) {
      const path = url?.split('?', 1)[0];
      if (method === 'POST' && path === openPath) return takePassword;
      return method === 'GET' && path === sharePath ? openShare : undefined;
    },
  };
}

export type Door = ReturnType<typeof createLogin>;
