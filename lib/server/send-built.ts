import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesEtag } from '@/lib/fetching/matches-etag';
import { cacheControl, pageCacheControl } from './cache-control';
import { chooseEncoding } from './choose-encoding';
import { isCompressible, type Pack } from './pack';
import type { BuiltFile } from './routes';

type Built = {
  file: BuiltFile;
  pack: Pack;
  isHome: boolean;
  vary: string;
  /** Milliseconds until a page changes. */
  left?: number;
};

/** Writes a built file: 304 where the reader has it already, else compressed as it may be. */
export async function sendBuilt(
  request: IncomingMessage,
  response: ServerResponse,
  { file, pack, isHome, vary, left }: Built,
): Promise<void> {
  const accepted = isCompressible(file.headers['content-type'])
    ? chooseEncoding(request.headers['accept-encoding']?.toString())
    : 'identity';
  const etag = accepted === 'identity' ? `"${pack.digest}"` : `"${pack.digest}-${accepted}"`;
  const varies = isHome
    ? `${vary}, Accept-Encoding, Accept-Language, Cookie`
    : `${vary}, Accept-Encoding`;
  const headers: Record<string, string> = {
    'cache-control': isHome ? cacheControl.home : pageCacheControl(left),
    ...file.headers,
    vary: varies,
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
