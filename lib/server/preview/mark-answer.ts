import type { ServerResponse } from 'node:http';
import { cacheControl } from '../headers/cache-control';
import { rewriteHead } from './rewrite-head';

/** What no answer of a preview is without, a refusal of a broken request among them. */
export const previewHeaders = { 'x-robots-tag': 'noindex, nofollow, noarchive' };

/**
 * The one place that says of every answer of a preview that it is one: no search engine is to list it, its pages may
 * stand beside each other in one of ours, and behind a password no cache keeps it.
 */
export function markAnswer(response: ServerResponse, isLocked: boolean): void {
  rewriteHead(response, (head) => {
    Object.assign(head, previewHeaders);
    const policy = head['content-security-policy'];
    if (typeof policy === 'string')
      head['content-security-policy'] = policy.replace(
        "frame-ancestors 'none'",
        "frame-ancestors 'self'",
      );
    if (isLocked) head['cache-control'] = cacheControl.notStored;
  });
}
