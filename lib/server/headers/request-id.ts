import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

export const requestIdHeader = 'X-Request-Id';
/** What a proxy may call a request. */
const named = /^[\w.-]{8,64}$/;
/** No two processes have the same. */
const instance = randomBytes(8).toString('hex');
let count = 0;

/** A name that no other request has, on any machine. */
export function createRequestId(): string {
  count += 1;
  return `${instance}-${count.toString(36)}`;
}

/** Names a request in its answer, as a proxy before us has named it or anew; whoever logs it says this name. */
export function giveRequestId({ headers }: IncomingMessage, response: ServerResponse): string {
  const given = headers['x-request-id'];
  const id = typeof given === 'string' && named.test(given) ? given : createRequestId();
  response.setHeader(requestIdHeader, id);
  return id;
}

/** The name that a request has been given. */
export function readRequestId(response: ServerResponse): string | undefined {
  return response.getHeader(requestIdHeader)?.toString();
}
