import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import { dayOf } from '@/lib/primitives/time/days';
import type { Preview, SharedState } from '@/lib/site/preview/preview';
import { type CallNext, createNextCaller } from '../call-next';
import { cacheControl } from '../headers/caching';
import { assignRequestId } from '../headers/request-id';
import { setSecurityHeaders } from '../headers/security-headers';
import { sendJson } from '../sending/short-responses';
import { isHealthCheck } from '../watch/health';
import { createLogin, type PreviewLogin } from './login';
import type { PreviewSettings } from './preview-settings';
import { createSharedVisits } from './shared-visits';
import { type PreviewKeys, previewKeysOf } from './signed-tokens';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;
type PreviewHandlerOptions = {
  requestHandler: Handler;
  settings: PreviewSettings;
  preview: Pick<Preview, 'timeZone'>;
  /** Whether the public site uses https. */
  isSecure: boolean;
  proxies?: number | undefined;
  /** Keys of the settings, if already derived: deriving is slow. */
  keys?: PreviewKeys | undefined;
};

type LoginOptions = Pick<PreviewHandlerOptions, 'isSecure' | 'proxies' | 'keys'>;

/**
 * Wraps the server of a preview: marks every response as not to be indexed, and asks for the password if one is
 * set. A visitor with a shared link sees the page of the link. If such a visitor's page requests the preview
 * state, the answer is the expiry day of the link, not the editors' data.
 */
export function createPreviewHandler({
  requestHandler,
  settings,
  preview,
  ...options
}: PreviewHandlerOptions): Handler {
  const login = openLogin(settings, options);
  const ask = createNextCaller(async (request, response) => requestHandler(request, response));
  const allows = createSharedVisits((path) => readPage(ask, path));

  /** Selects the handler for a visitor without an editor session. */
  const choose = async (login: PreviewLogin, request: IncomingMessage): Promise<Handler> => {
    if (isHealthCheck(request) || request.url === '/robots.txt') return requestHandler;
    const shares = login.sharesOf(request);
    const allowed = shares.length > 0 ? await allows(request, shares) : undefined;
    switch (allowed?.kind) {
      case 'page':
      case 'file':
        return requestHandler;
      case 'state': {
        const until = dayOf(allowed.share.until - 1, preview.timeZone);
        return (...ask) => sendJson(...ask, 200, { until } satisfies SharedState);
      }
      case 'lapsed':
        return login.sendExpired;
      default:
        return login.sendRefusal;
    }
  };

  return async (request, response) => {
    try {
      markPreviewResponse(response, login !== undefined);
      if (!login) return await requestHandler(request, response);
      const isEditor = login.isEditor(request);
      const handler =
        login.actionOf(request) ?? (isEditor ? requestHandler : await choose(login, request));
      if (handler !== requestHandler) {
        assignRequestId(request, response);
        setSecurityHeaders(request, response, options.isSecure);
      }
      return await handler(request, response);
    } catch {
      // Fail closed: an error here must not reveal a page.
      response.destroy();
    }
  };
}

/** The login of a preview; `undefined` without a password. */
function openLogin(settings: PreviewSettings, { isSecure, proxies, ...rest }: LoginOptions) {
  const { password, address } = settings;
  const keys = rest.keys ?? previewKeysOf(settings);
  if (!keys || password === undefined) return undefined;
  return createLogin({ password, keys, address, isSecure, proxies });
}

/** HTML of a page as the server would send it. Rejects unless the status is 200. */
async function readPage(ask: CallNext, path: string): Promise<string> {
  const { status, body } = await ask(path);
  if (status !== 200) throw new Error(`${path}: ${status}`);
  return body.toString();
}

/** Headers of every preview response, including those to malformed requests. */
export const previewHeaders = { 'x-robots-tag': 'noindex, nofollow, noarchive' };

/**
 * The only place that marks preview responses. Search engines must not list them, and with a password no cache may
 * store them. Preview pages may be framed by the same origin. It wraps `writeHead`, so call it before any other code
 * writes the response.
 */
export function markPreviewResponse(response: ServerResponse, isLocked: boolean): void {
  const { writeHead } = response;
  response.writeHead = ((status: number, ...args: unknown[]) => {
    for (const [name, value] of pairsOf(args.at(-1))) response.setHeader(name, value);
    response.setHeaders(new Map(Object.entries(previewHeaders)));
    const policy = response.getHeader('content-security-policy');
    if (policy) {
      const framedPolicy = String(policy).replaceAll(
        /(frame-(?:ancestors|src)) 'none'/g,
        "$1 'self'",
      );
      response.setHeader('content-security-policy', framedPolicy);
    }
    if (isLocked) response.setHeader('cache-control', cacheControl.notStored);
    return Reflect.apply(writeHead, response, [status]);
  }) as typeof writeHead;
}

/** Header pairs from a flat list (name, value, …), as the server writes them, or from an object. */
function pairsOf(args: unknown): [string, OutgoingHttpHeader][] {
  if (Array.isArray(args))
    return args.flatMap((name, at): [string, OutgoingHttpHeader][] =>
      at % 2 === 0 ? [[name, args[at + 1]]] : [],
    );
  const entries = typeof args === 'object' && args !== null ? Object.entries(args) : [];
  return entries.filter(([, value]) => value !== undefined);
}
