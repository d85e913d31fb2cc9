import { type LookupAddress, lookup as resolveName } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { withDeadline } from '@/lib/primitives/http/timing';
import { isPublicTarget } from './public-address';

/** What a link answered: `ok`, an HTTP status, or why there was no answer. */
export type LinkAnswer =
  | 'ok'
  | 'host'
  | 'timeout'
  | 'certificate'
  | 'unreachable'
  | 'private'
  | 'redirects'
  | `${number}`;

/** Whether an address may be requested at a port. */
type IsAllowed = (address: string, port: number) => boolean;

class PrivateAddressError extends Error {}

/** Most redirects that are followed. */
const mostRedirects = 5;

/** Statuses of sites that block programs, although the page exists. 999 is LinkedIn's. */
const guarded = new Set([401, 403, 405, 406, 429, 451, 999]);

/**
 * Requests a link with HEAD, and with GET if the answer is not `ok`, and follows redirects. Each address is checked
 * when the connection is made (`isPublicTarget`), so that neither a name nor a redirect leads into a private network.
 * Bodies are not read.
 */
export async function checkLink(
  link: string,
  isAllowed: IsAllowed = isPublicTarget,
): Promise<LinkAnswer> {
  try {
    const head = await follow(new URL(link), 'HEAD', isAllowed);
    return head === 'ok' ? head : await follow(new URL(link), 'GET', isAllowed);
  } catch (error) {
    return answerOf(error as NodeJS.ErrnoException);
  }
}

async function follow(from: URL, method: 'HEAD' | 'GET', isAllowed: IsAllowed) {
  const signal = withDeadline();
  let url = from;
  for (let count = 0; count <= mostRedirects; count += 1) {
    const { status, location } = await send(url, { method, isAllowed, signal });
    const isRedirect = [301, 302, 303, 307, 308].includes(status) && location !== undefined;
    if (!isRedirect) return status < 400 || guarded.has(status) ? 'ok' : (`${status}` as const);
    if (!URL.canParse(location, url)) return 'redirects';
    url = new URL(location, url);
  }
  return 'redirects';
}

type Sent = { method: string; isAllowed: IsAllowed; signal: AbortSignal };

function send(
  url: URL,
  { method, isAllowed, signal }: Sent,
): Promise<{ status: number; location: string | undefined }> {
  const request = { 'http:': requestHttp, 'https:': requestHttps }[url.protocol];
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // IP addresses are checked here, names when they are resolved (`createLookup`).
  const isRefused = !request || (isIP(host) > 0 && !isAllowed(host, port));
  if (isRefused) return Promise.reject(new PrivateAddressError());
  const headers = { 'user-agent': 'Bobine link check', accept: '*/*' };
  const options = { method, headers, signal, agent: false, auth: '' };
  return new Promise((resolve, reject) => {
    request(url, { ...options, lookup: createLookup((address) => isAllowed(address, port)) })
      .on('response', (response) => {
        const { statusCode: status = 0, headers } = response;
        response.destroy();
        resolve({ status, location: headers.location });
      })
      .on('error', reject)
      .on('upgrade', (_response, socket) => {
        socket.destroy();
        resolve({ status: 101, location: undefined });
      })
      .on('close', () => reject(new Error('Closed without an answer')))
      .end();
  });
}

/** Resolves a name for a connection, unless one of its addresses is not allowed. */
const createLookup =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (name, options, callback) =>
    resolveName(name, { ...options, all: true }, (error, addresses: LookupAddress[] = []) => {
      const [first] = addresses;
      if (error || !first) return callback(error ?? new PrivateAddressError(), '');
      if (!addresses.every(({ address }) => isAllowed(address)))
        return callback(new PrivateAddressError(), '');
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });

function answerOf(error: NodeJS.ErrnoException): LinkAnswer {
  if (error instanceof PrivateAddressError) return 'private';
  const { code = '' } = error;
  if (code === 'ENOTFOUND') return 'host';
  if (error.name === 'AbortError' || /TIMEDOUT|EAI_AGAIN/.test(code)) return 'timeout';
  return /CERT|TLS|SSL|SELF_SIGNED|VERIFY/.test(code) ? 'certificate' : 'unreachable';
}
