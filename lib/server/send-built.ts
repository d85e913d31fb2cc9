import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesEtag } from '@/lib/fetching/matches-etag';
import { cacheControl, pageCacheControl } from './cache-control';
import { chooseEncoding } from './choose-encoding';
import { isCompressible, type Pack } from './pack';
import type { BuiltFile } from './routes';

type Built = {
  file: BuiltFile;
  pack: Pack;
  isHome?: boolean;
  /** Whether a cache may keep it under this address. */
  isKept?: boolean;
  /** The headers that choose between it and another, beside `Accept-Encoding`. */
  vary?: string | undefined;
  /** Milliseconds until a page changes. */
  left?: number;
};

/** Writes a built file: 304 where the reader has it already, else compressed as it may be. */
export async function sendBuilt(
  request: IncomingMessage,
  response: ServerResponse,
  { file, pack, isHome = false, isKept = true, vary, left }: Built,
): Promise<void> {
  const accepted = isCompressible(file.headers['content-type'])
    ? chooseEncoding(request.headers['accept-encoding']?.toString())
    : 'identity';
  const etag = accepted === 'identity' ? `"${pack.digest}"` : `"${pack.digest}-${accepted}"`;
  const varies = [vary, 'Accept-Encoding', isHome && 'Accept-Language, Cookie'];
  const headers: Record<string, string> = {
    'cache-control': isHome ? cacheControl.home : pageCacheControl(left),
    ...file.headers,
    ...(isKept ? {} : { 'cache-control': cacheControl.notStored }),
    vary: varies.filter(Boolean).join(', '),
    etag,
  };
  if (matchesEtag(request.headers['if-none-match'], etag)) {
    delete headers['content-type'];
    response.writeHead(304, headers).end();
    return;
  }
  const body = await pack.encoded(accepted);
  if (accepted !== 'identity') headers['content-encoding'] = accepted;
  headers['content-length'] = String(body.length);
  response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body);
}
