import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

export const requestIdHeader = 'X-Request-Id';
/** Valid request ids from a proxy. */
const idPattern = /^[\w.-]{8,64}$/;
/** Random per process, so that ids of different processes never collide. */
const instance = randomBytes(8).toString('hex');
let count = 0;

const id = Symbol('request id');
type ResponseWithId = ServerResponse & { [id]?: string };

/** A request id that is unique across processes and machines. */
export function createRequestId(): string {
  count += 1;
  return `${instance}-${count.toString(36)}`;
}

/** Sets the id of a request: the proxy's `X-Request-Id`, or a new one. The response and log lines use it. */
export function assignRequestId({ headers }: IncomingMessage, response: ServerResponse): void {
  const requestedId = headers['x-request-id'];
  const isNamed = typeof requestedId === 'string' && idPattern.test(requestedId);
  (response as ResponseWithId)[id] = isNamed ? requestedId : createRequestId();
}

/** The id that `assignRequestId` has set. */
export function readRequestId(response: ServerResponse): string | undefined {
  return (response as ResponseWithId)[id];
}
