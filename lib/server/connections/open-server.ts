import { createServer, type RequestListener, type Server } from 'node:http';
import { refuseMalformed } from '../requests/refuse-malformed';

/** Milliseconds. A visitor on a slow line sends a request of some KB in one or two seconds. */
export const limits = {
  /** For the head of a request. */
  headersTimeout: 10_000,
  /** For the whole of it. */
  requestTimeout: 15_000,
  /** How often Node looks who is late. */
  connectionsCheckingInterval: 1_000,
  /** Longer than proxies keep theirs (nginx: 60 s): the one who might send next is to close it. */
  keepAliveTimeout: 65_000,
};

/** How long an answer waits for a reader who takes nothing of it (ms). A browser asks again for the rest of a film. */
const stalled = 60_000;

/**
 * A server that waits for nobody longer than it has to.
 * @param headers what every answer of it says, those among them that `answer` does not hear of
 */
export function openServer(
  answer: RequestListener,
  within: Partial<typeof limits> = {},
  headers?: Readonly<Record<string, string>>,
): Server {
  const server = createServer({ ...limits, ...within }, answer);
  server.setTimeout(stalled);
  server.on('clientError', (error, socket) => refuseMalformed(error, socket, headers));
  // Node would refuse what it cannot promise by itself, past those who mark each answer.
  if (headers) server.on('checkExpectation', answer);
  return server;
}
