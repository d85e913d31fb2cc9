import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname } from 'node:path';
import send from 'send';
import { cacheControl } from '../headers/caching';
import { contentType } from '../headers/content-type';
import { findDraftMedia } from './draft-previews';

/**
 * Sends a media file of a preview, whole or as the requested range, to whoever has the link.
 * @returns whether it has answered
 */
export async function sendDraftMedia(
  request: IncomingMessage,
  response: ServerResponse,
  { token, src }: { token: string; src: string },
): Promise<boolean> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const file = await findDraftMedia(token, src);
  if (!file) return false;
  response.setHeader('cache-control', cacheControl.notStored);
  response.setHeader('x-robots-tag', 'noindex, nofollow');
  response.setHeader('content-type', contentType(file));
  return await new Promise((resolve) => {
    response.once('close', () => resolve(true));
    send(request, encodeURIComponent(basename(file)), { root: dirname(file), cacheControl: false })
      .on('error', () => resolve(false))
      .pipe(response);
  });
}
