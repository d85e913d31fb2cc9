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
  if (!isHealthAsked(request)) return false;
  const isWell = request.url === '/healthz' || isReady();
  sendJson(request, response, isWell ? 200 : 503, { status: isWell ? 'ok' : 'stopping' });
  return true;
}

/** Whether it asks how the site is: everybody may. */
export function isHealthAsked({ url = '', method }: IncomingMessage): boolean {
  return addresses.has(url) && (method === 'GET' || method === 'HEAD');
}
