import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from '../sending/short-responses';

/** Addresses for monitoring. */
const addresses = new Set(['/healthz', '/readyz']);

/**
 * `/healthz`: 200 while the process runs. `/readyz`: 200 while the server accepts traffic, 503 during warm-up and
 * shutdown. Returns whether it has answered the request.
 */
export function handleHealthRequest(
  request: IncomingMessage,
  response: ServerResponse,
  isReady: () => boolean,
): boolean {
  if (!isHealthCheck(request)) return false;
  const isHealthy = request.url === '/healthz' || isReady();
  sendJson(request, response, isHealthy ? 200 : 503, { status: isHealthy ? 'ok' : 'stopping' });
  return true;
}

/** Whether a request is a health check. These need no login. */
export function isHealthCheck({ url = '', method }: IncomingMessage): boolean {
  return addresses.has(url) && (method === 'GET' || method === 'HEAD');
}
