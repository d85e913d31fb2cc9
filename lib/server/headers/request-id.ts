import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

export const requestIdHeader = 'X-Request-Id';
/** What a proxy may call a request. */
const named = /^[\w.-]{8,64}$/;
/** No two processes have the same. */
const instance = randomBytes(8).toString('hex');
let count = 0;

const id = Symbol('the name of the request');
type Named = ServerResponse & { [id]?: string };

/** A name that no other request has, on any machine. */
export function createRequestId(): string {
  count += 1;
  return `${instance}-${count.toString(36)}`;
}

/** Names a request, as a proxy before us has named it or anew; its answer and whoever logs it say this name. */
export function giveRequestId({ headers }: IncomingMessage, response: ServerResponse): void {
  const given = headers['x-request-id'];
  const isNamed = typeof given === 'string' && named.test(given);
  (response as Named)[id] = isNamed ? given : createRequestId();
}

/** The name that a request has been given. */
export function readRequestId(response: ServerResponse): string | undefined {
  return (response as Named)[id];
}
