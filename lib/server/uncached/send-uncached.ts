import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLetter } from '@/lib/security/file-guards';
import { lendPasskeys } from '@/lib/security/lend-passkeys';
import { isCompressible, pack } from '../body-cache/cached-body';
import type { GuardsOf } from '../body-cache/secure-bodies';
import { cacheControl } from '../headers/cache-control';
import { chooseEncoding } from '../headers/choose-encoding';
import { showPage } from '../headers/security-headers';
import type { NextAnswer } from '../next/call-next';

/** What no answer to one visitor is without: nobody keeps it, no search engine lists it. */
const liveHeaders = {
  'cache-control': cacheControl.notStored,
  'x-robots-tag': 'noindex, nofollow',
};

/** True only of what may be kept. */
const dropped = new Set(['etag', 'last-modified']);

/** Writes what Next has answered one visitor: with a page's guards, every cookie of its own, and for no cache. */
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
  // RFC 9110, 8.6: neither has a body, and no length of one.
  if (status !== 204 && status !== 304) head.push('content-length', String(sent.length));
  response.writeHead(status, head).end(method === 'HEAD' ? undefined : sent);
}
