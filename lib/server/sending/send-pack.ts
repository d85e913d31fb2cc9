import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesEtag } from '@/lib/primitives/http/matches-etag';
import { type CachedBody, isCompressible } from '../body-cache/cached-body';
import { type Coming, whenThere } from '../body-cache/when-there';
import { chooseEncoding } from '../headers/choose-encoding';
import { joinVary } from '../headers/join-vary';

type Sent = {
  status?: number;
  /** Lower-case names. */
  headers: Readonly<Record<string, string>>;
  /** Each becomes a `Set-Cookie` header. */
  cookies?: readonly string[] | undefined;
  /** Overrides the `Cache-Control` of `headers`. */
  rule?: string | undefined;
  /** Added to the `Vary` of `headers`; `Accept-Encoding` by default. */
  vary?: string | undefined;
  pack: CachedBody;
};

/** Headers that are set separately. */
const apart = new Set(['cache-control', 'content-type', 'vary']);

/** Sends a cached body: 304 if `If-None-Match` matches, else in the best accepted encoding. */
export function sendPack(
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  { status = 200, headers, cookies = [], rule = headers['cache-control'], vary, pack }: Sent,
): Coming<void> {
  const type = headers['content-type'];
  const accepted = isCompressible(type)
    ? chooseEncoding(asked['accept-encoding']?.toString())
    : 'identity';
  // A flat list (name, value, …) is the fastest form for Node.
  const head = ['vary', joinVary(headers.vary, vary ?? 'Accept-Encoding')];
  for (const name in headers) if (!apart.has(name)) head.push(name, headers[name] as string);
  for (const cookie of cookies) head.push('set-cookie', cookie);
  if (rule !== undefined) head.push('cache-control', rule);
  if (status === 200) {
    const etag = accepted === 'identity' ? `"${pack.digest}"` : `"${pack.digest}-${accepted}"`;
    head.push('etag', etag);
    if (matchesEtag(asked['if-none-match'], etag)) return void response.writeHead(304, head).end();
  }
  if (type !== undefined) head.push('content-type', type);
  if (accepted !== 'identity') head.push('content-encoding', accepted);
  return whenThere(pack.encoded(accepted), (body) => {
    head.push('content-length', String(body.length));
    response.writeHead(status, head).end(method === 'HEAD' ? undefined : body);
  });
}
