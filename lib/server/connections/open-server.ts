import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Settings } from '../read-settings';
import { sendBadRequest } from '../requests/bad-request';

/** Milliseconds. A visitor on a slow line sends a request of a few KB in one or two seconds. */
export const limits = {
  /** For the request headers. */
  headersTimeout: 10_000,
  /** For the body; one that takes longer, such as pictures on a slow line, must go on: `bodyBytes` in each such time. */
  bodyTimeout: 15_000,
  bodyBytes: 128 * 1024,
  /** Interval in which Node checks these timeouts. */
  connectionsCheckingInterval: 1_000,
  /**
   * Longer than the keep-alive timeout of proxies (nginx: 60 s), so that the proxy, which sends the requests,
   * is the side that closes an idle connection.
   */
  keepAliveTimeout: 65_000,
};

/**
 * Timeout for a client that reads nothing of a response (ms). A browser that is disconnected in a film requests
 * the rest of it later.
 */
const stalled = 60_000;

/**
 * An HTTP server with timeouts for slow clients.
 * @param headers headers of every response, including those that `listener` does not create
 */
export function openServer(
  listener: RequestListener,
  overrides: Partial<typeof limits> = {},
  headers?: Readonly<Record<string, string>>,
): Server {
  const { bodyTimeout, bodyBytes, ...settings } = { ...limits, ...overrides };
  // Node's own limit is for the whole request, however long it is.
  const server = createServer({ ...settings, requestTimeout: 0 });
  const answer: RequestListener = (request, response) => {
    requireProgress(server, request, { bodyTimeout, bodyBytes });
    return listener(request, response);
  };
  server.on('request', answer);
  server.setTimeout(stalled);
  server.on('clientError', (error, socket) => sendBadRequest(error, socket, headers));
  // By default Node answers unknown `Expect` values itself, without these headers and without a limit for the body.
  server.on('checkExpectation', answer);
  return server;
}

/** Ends a connection whose request has a body that does not arrive, as Node ends one without headers. */
function requireProgress(
  server: Server,
  request: IncomingMessage,
  { bodyTimeout, bodyBytes }: Pick<typeof limits, 'bodyTimeout' | 'bodyBytes'>,
): void {
  const { socket, headers } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  let received = socket.bytesRead;
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer);
    if (socket.bytesRead - received >= bodyBytes) {
      received = socket.bytesRead;
      return;
    }
    clearInterval(timer);
    const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    server.emit('clientError', error, socket);
  }, bodyTimeout).unref();
  request.once('close', () => clearInterval(timer));
}

/** Starts listening. Rejects with an actionable message. */
export function listen(
  server: Server,
  { port, host }: Pick<Settings, 'port' | 'host'>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const reason =
        cause.code === 'EADDRINUSE'
          ? `Port ${port} is in use. Stop what listens there, or choose another: PORT=3001 npm run up`
          : `Cannot listen on ${host ?? 'every interface'}, port ${port}: ${cause.message}`;
      reject(new Error(reason, { cause }));
    });
    server.listen({ port, host }, resolve);
  });
}
