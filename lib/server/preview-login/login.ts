import type { IncomingMessage, ServerResponse } from 'node:http';
import { safeRedirectPath } from '@/lib/site/preview/preview';
import { plainPageHeaders, plainStyles } from '../error-pages/plain-page';
import { sendErrorPage } from '../error-pages/send-error-page';
import { cacheControl } from '../headers/caching';
import { markAsPage } from '../headers/security-headers';
import { readCookies } from '../requests/read-request';
import { expectsHtml, type LoginNotice, loginPage, openPath } from './login-page';
import { createPasswordCheck, retryAfter } from './password-check';
import {
  createSession,
  isSession,
  type PreviewKeys,
  readShareToken,
  type Share,
  sessionSeconds,
  shareCookie,
  sharePath,
} from './signed-tokens';

type LoginSettings = {
  password: string;
  keys: PreviewKeys;
  /** Address of the preview (`PREVIEW_URL`). */
  address: string | undefined;
  isSecure: boolean;
  proxies: number | undefined;
};

const loginPageHeaders = plainPageHeaders(plainStyles, "'self'");
const cookieName = 'preview-session';
/** Maximum number of share cookies that are read. More would hardly fit into the request headers. */
const maxShares = 20;
/**
 * Seconds for which the cookie of a shared link outlives the link. During that time the page can report that
 * the link has expired.
 */
const remembered = 90 * 24 * 60 * 60;

/** Login, sessions and shared links of a preview, and the responses to visitors without access. */
export function createLogin({ password, keys, address, isSecure, proxies }: LoginSettings) {
  const checkPassword = createPasswordCheck(password, proxies);
  type Exchange = [request: IncomingMessage, response: ServerResponse];

  const setCookie = (request: IncomingMessage, name: string, value: string, seconds: number) =>
    `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${
      isHttps(request, { address, isSecure }) ? '; Secure' : ''
    }`;

  const redirect = ([, response]: Exchange, location: string, cookie: string) => {
    const headers = { location, 'set-cookie': cookie, 'cache-control': cacheControl.notStored };
    response.writeHead(303, { ...headers, 'content-length': 0 }).end();
  };

  function sendRefusal([request, response]: Exchange, status: number, html?: string) {
    // Does not wait for the rest of a request body.
    if (request.method !== 'GET' && request.method !== 'HEAD') response.shouldKeepAlive = false;
    sendErrorPage(request, response, status, {
      html,
      headers: status === 401 ? { 'www-authenticate': 'Cookie realm="preview"' } : undefined,
      retryAfter: status === 429 ? retryAfter : undefined,
    });
  }

  function show(exchange: Exchange, status: number, to: string, notice?: LoginNotice) {
    const [request, response] = exchange;
    markAsPage(response, loginPageHeaders);
    sendRefusal(exchange, status, loginPage(request, { to, notice }));
  }

  async function openSession(...exchange: Exchange) {
    const [request] = exchange;
    const checked = await checkPassword(request);
    if (checked.kind === 'right') {
      const cookie = setCookie(request, cookieName, createSession(keys.session), sessionSeconds);
      return redirect(exchange, checked.to.startsWith('/_preview') ? '/' : checked.to, cookie);
    }
    if (checked.kind === 'wrong') return show(exchange, 401, checked.to, 'wrong');
    if (checked.kind === 'often') return show(exchange, 429, checked.to, 'often');
    sendRefusal(exchange, { large: 413, foreign: 403, none: 415 }[checked.kind]);
  }

  /** Sets the cookie that opens the page of the shared link. */
  function openShare(...exchange: Exchange) {
    const [request] = exchange;
    const query = new URLSearchParams(request.url?.split('?', 2)[1]);
    const token = query.get('t') ?? '';
    const share = readShareToken(token, keys.share);
    if (!share) return show(exchange, 403, '/', 'broken');
    const seconds = Math.floor((share.until - Date.now()) / 1000);
    if (seconds <= 0) return show(exchange, 410, '/', 'lapsed');
    const cookie = setCookie(request, shareCookie(share.path), token, seconds + remembered);
    redirect(exchange, share.path, cookie);
  }

  return {
    isEditor: ({ headers }: IncomingMessage) =>
      readCookies(headers.cookie, cookieName).some((token) => isSession(token, keys.session)),

    /** Shared links of this visitor, including expired ones. */
    sharesOf({ headers }: IncomingMessage): Share[] {
      const tokens = readCookies(headers.cookie, /^preview-share-/).slice(0, maxShares);
      return tokens.flatMap((token) => readShareToken(token, keys.share) ?? []);
    },

    /** Reports that a shared link has expired. */
    sendExpired: (...exchange: Exchange) => show(exchange, 410, '/', 'lapsed'),

    sendRefusal(...exchange: Exchange) {
      const [request] = exchange;
      if (expectsHtml(request)) return show(exchange, 401, safeRedirectPath(request.url ?? '/'));
      sendRefusal(exchange, 401);
    },

    /** Handler for the login form and for shared links; `undefined` for other requests. */
    actionOf({ method, url }: IncomingMessage) {
      const path = url?.split('?', 1)[0];
      if (method === 'POST' && path === openPath) return openSession;
      return method === 'GET' && path === sharePath ? openShare : undefined;
    },
  };
}

export type PreviewLogin = ReturnType<typeof createLogin>;

type ConnectionFacts = {
  /** Address of the preview (`PREVIEW_URL`). */
  address: string | undefined;
  /** Whether the public site uses https. */
  isSecure: boolean;
};

const thisMachine = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/;

/**
 * Whether the browser uses https, so that its cookies can be `Secure`. Decided by the preview's own address,
 * else by `X-Forwarded-Proto`, else by the public site's address (which does not count on localhost).
 */
export function isHttps(
  { headers }: IncomingMessage,
  { address, isSecure }: ConnectionFacts,
): boolean {
  if (address) return address.startsWith('https:');
  const [proto] = String(headers['x-forwarded-proto'] ?? '').split(',');
  if (proto) return proto.trim() === 'https';
  return isSecure && !thisMachine.test(headers.host ?? '');
}
