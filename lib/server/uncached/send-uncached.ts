import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLetter } from '@/lib/security/file-guards';
import { lendPasskeys } from '@/lib/security/lend-passkeys';
import { isCompressible, pack } from '../body-cache/cached-body';
import type { GuardsOf } from '../body-cache/secure-bodies';
import { cacheControl } from '../headers/cache-control';
import { chooseEncoding } from '../headers/choose-encoding';
import { showPage } from '../headers/security-headers';
import type { NextAnswer } from '../next/call-next';

/** Headers of every response for one visitor: no caching, no indexing. */
const liveHeaders = {
  'cache-control': cacheControl.notStored,
  'x-robots-tag': 'noindex, nofollow',
};

/** Validators, which only cacheable responses need. */
const dropped = new Set(['etag', 'last-modified']);

/** Sends Next's response to one visitor: with security headers for pages, with all cookies, uncached. */
export async function sendLive(
  { method, url = '/', headers: asked }: IncomingMessage,
  response: ServerResponse,
  { status, headers, cookies, body }: NextAnswer,
  guardsOf: GuardsOf,
): Promise<void> {
  const made = pack(body, { stay: 'passing' });
  const type = headers['content-type'];
  if (type?.startsWith('text/html') && !isLetter(url)) {
    const guards = guardsOf(made);
    showPage(response, url.startsWith('/desk') ? lendPasskeys(guards) : guards);
  }
  const accepted =
    body.length > 0 && isCompressible(type)
      ? chooseEncoding(asked['accept-encoding']?.toString())
      : 'identity';
  const sent = await made.encoded(accepted);
  const head = Object.entries({ ...headers, ...liveHeaders }).flatMap(([name, value]) =>
    dropped.has(name) ? [] : [name, value],
  );
  for (const cookie of cookies) head.push('set-cookie', cookie);
  if (accepted !== 'identity') head.push('content-encoding', accepted);
  // RFC 9110, 8.6: these have neither a body nor a content length.
  if (status !== 204 && status !== 304) head.push('content-length', String(sent.length));
  response.writeHead(status, head).end(method === 'HEAD' ? undefined : sent);
}
