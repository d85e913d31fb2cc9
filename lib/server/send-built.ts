import type { IncomingMessage, ServerResponse } from 'node:http';
import { cacheControl, pageCacheControl } from './cache-control';
import type { Pack } from './pack';
import type { BuiltFile } from './routes';
import { sendPack } from './send-pack';

type Built = {
  file: BuiltFile;
  pack: Pack;
  isHome: boolean;
  vary: string;
  /** Milliseconds until a page changes. */
  left?: number;
};

/** Writes a built file. */
export function sendBuilt(
  request: IncomingMessage,
  response: ServerResponse,
  { file, pack, isHome, vary, left }: Built,
): Promise<void> {
  const headers = {
    'cache-control': isHome ? cacheControl.home : pageCacheControl(left),
    ...file.headers,
    vary: isHome ? `${vary}, Accept-Encoding, Accept-Language, Cookie` : vary,
  };
  return sendPack(request, response, { headers, pack });
}
