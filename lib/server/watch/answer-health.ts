import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from '../sending/send-json';

/** Where who watches over the site asks. */
const addresses = new Set(['/healthz', '/readyz']);

/**
 * `/healthz`: the process lives. `/readyz`: visitors may be sent here, 503 from the moment it is told to
 * stop. Answers whether it was asked for one of them.
 */
export function answerHealth(
  request: IncomingMessage,
  response: ServerResponse,
  isReady: () => boolean,
): boolean {
  const { url, method } = request;
  if (!url || !addresses.has(url) || (method !== 'GET' && method !== 'HEAD')) return false;
  const isWell = url === '/healthz' || isReady();
  sendJson(request, response, isWell ? 200 : 503, { status: isWell ? 'ok' : 'stopping' });
  return true;
}
