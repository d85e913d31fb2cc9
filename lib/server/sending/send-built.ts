import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedBody } from '../body-cache/cached-body';
import type { Coming } from '../body-cache/when-there';
import { cacheControl, pageCacheControl } from '../headers/cache-control';
import type { BuiltFile } from '../routes/routes';
import { sendPack } from './send-pack';

type Built = {
  file: BuiltFile;
  pack: CachedBody;
  /** Whether a cache may store it under this address. */
  isKept?: boolean;
  /** The `Vary` header, including `Accept-Encoding`. */
  vary?: string | undefined;
  /** Milliseconds until the next page change. */
  left?: number | undefined;
};

/** Sends a built file. */
export function sendBuilt(
  request: IncomingMessage,
  response: ServerResponse,
  { file: { headers }, pack, isKept = true, vary, left }: Built,
): Coming<void> {
  const kept = headers['cache-control'] ?? pageCacheControl(left);
  const rule = isKept ? kept : cacheControl.notStored;
  return sendPack(request, response, { headers, rule, vary, pack });
}
