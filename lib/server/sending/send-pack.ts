import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesEtag } from '@/lib/primitives/http/matches-etag';
import { type CachedBody, isCompressible } from '../body-cache/cached-body';
import { type Coming, whenThere } from '../body-cache/when-there';
import { chooseEncoding } from '../headers/choose-encoding';
import { joinVary } from '../headers/join-vary';

type Sent = {
  status?: number;
  /** By names in small letters. */
  headers: Readonly<Record<string, string>>;
  /** Each is said in a header of its own. */
  cookies?: readonly string[] | undefined;
  /** What a cache may keep, in the place of what the headers say. */
  rule?: string | undefined;
  /** What chooses between it and another, `Accept-Encoding` among it, beside what the headers say. */
  vary?: string | undefined;
  pack: CachedBody;
};

/** Headers that are said in a place of their own. */
const apart = new Set(['cache-control', 'content-type', 'vary']);

/** Writes a pack: 304 where the reader has it already, else compressed as it may be. */
export function sendPack(
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  { status = 200, headers, cookies = [], rule = headers['cache-control'], vary, pack }: Sent,
): Coming<void> {
  const type = headers['content-type'];
  const accepted = isCompressible(type)
    ? chooseEncoding(asked['accept-encoding']?.toString())
    : 'identity';
  // In the form that costs Node least: name after name with its value.
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
