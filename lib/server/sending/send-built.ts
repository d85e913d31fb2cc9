import type { IncomingMessage, ServerResponse } from 'node:http';
import { cacheControl, pageCacheControl } from '../headers/cache-control';
import { joinVary } from '../headers/join-vary';
import type { Pack } from '../packs/pack';
import type { BuiltFile } from '../routes/routes';
import { sendPack } from './send-pack';

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

/** Writes a built file. */
export function sendBuilt(
  request: IncomingMessage,
  response: ServerResponse,
  { file, pack, isHome = false, isKept = true, vary, left }: Built,
): Promise<void> {
  const headers: Record<string, string> = {
    'cache-control': isHome ? cacheControl.home : pageCacheControl(left),
    ...file.headers,
    ...(isKept ? {} : { 'cache-control': cacheControl.notStored }),
    vary: joinVary(vary, 'Accept-Encoding', isHome ? 'Accept-Language, Cookie' : undefined),
  };
  return sendPack(request, response, { headers, pack });
}
