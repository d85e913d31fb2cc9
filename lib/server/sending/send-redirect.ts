import type { ServerResponse } from 'node:http';
import { cacheControl } from '../headers/cache-control';

/** A temporary redirect within the site; no cache may store it. */
export function sendRedirect(
  response: ServerResponse,
  status: 302 | 307,
  { location, vary }: { location: string; vary: string },
): void {
  const headers = { location, vary, 'cache-control': cacheControl.notStored, 'content-length': 0 };
  response.writeHead(status, headers).end();
}
