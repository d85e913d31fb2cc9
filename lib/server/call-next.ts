import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  maxHeaderSize,
  request as openRequest,
  type RequestOptions,
  Server,
  type ServerResponse,
} from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { withLibrary } from '@/lib/content/store/library';
import type { Library } from '@/lib/content/store/raw-library';
import { loadAfterPaint } from '@/lib/next-internals/scripts.mjs';

type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/** A complete response of Next. */
export type NextAnswer = {
  status: number;
  headers: Record<string, string>;
  /** One entry per cookie, since `Set-Cookie` values cannot be joined. They must be sent to this client only. */
  cookies: string[];
  body: Buffer;
};

type Options = {
  method?: string;
  body?: Buffer | undefined;
  /** Aborts the request, and with it Next's rendering. */
  signal?: AbortSignal | undefined;
  /** Content that Next renders instead of the public. The request must have a header that keeps Next from caching. */
  library?: Library;
};

/** Names the library of a request; only this process knows the names. */
const libraryHeader = 'x-bobine-library';

/** Sends Next a request and reads the whole response. Rejects if Next fails before it has responded, and on abort. */
export type CallNext = (
  path: string,
  headers?: IncomingHttpHeaders,
  options?: Options,
) => Promise<NextAnswer>;

/** Headers that apply to one connection or to the encoded body. Each side sets its own. */
const hopByHop = [
  ...['connection', 'content-length', 'expect', 'keep-alive', 'te', 'trailer'],
  ...['transfer-encoding', 'upgrade'],
];
const droppedHeaders = new Set([...hopByHop, 'date', 'set-cookie']);

/**
 * Runs Next behind its own HTTP server on a Unix socket (a named pipe on Windows) that no other user can open. The
 * server starts with the first request and ends with the process.
 */
export function createNextCaller(next: NextHandler): CallNext {
  const agent = new Agent({ keepAlive: true });
  const libraries = new Map<string, Library>();
  const render: NextHandler = (request, response) => {
    const library = libraries.get(String(request.headers[libraryHeader]));
    return library ? withLibrary(library, () => next(request, response)) : next(request, response);
  };
  let listening: Promise<string> | undefined;
  return async (path, headers = {}, { method = 'GET', body, signal, library } = {}) => {
    listening ??= listen(render);
    const name = library && randomUUID();
    if (name) libraries.set(name, library);
    const incoming = await send({
      ...{ agent, socketPath: await listening, path, method, signal },
      headers: {
        ...withoutHopByHop(headers),
        'accept-encoding': 'identity',
        ...(name && { [libraryHeader]: name }),
      },
      body,
    });
    const bytes = await buffer(incoming).finally(() => name && libraries.delete(name));
    const type = incoming.headers['content-type'];
    return {
      status: incoming.statusCode ?? 500,
      headers: Object.fromEntries(
        Object.entries(incoming.headers).flatMap(([name, value]) =>
          value === undefined || droppedHeaders.has(name)
            ? []
            : [[name, [value].flat().join(', ')]],
        ),
      ),
      cookies: incoming.headers['set-cookie'] ?? [],
      body: type?.startsWith('text/html') ? deferScripts(bytes) : bytes,
    };
  };
}

/**
 * Notes which calls that `isTracked` selects are running. `settled` resolves once those that run now have ended, to
 * whether there were any.
 */
export function trackCalls(callNext: CallNext, isTracked: (path: string) => boolean) {
  const running = new Set<Promise<unknown>>();
  const tracked: CallNext = (path, ...rest) => {
    const call = callNext(path, ...rest);
    if (!isTracked(path)) return call;
    const ended: Promise<unknown> = call.catch(() => {}).finally(() => running.delete(ended));
    running.add(ended);
    return call;
  };
  const settled = async () => (await Promise.all(running)).length > 0;
  return { callNext: tracked, settled };
}

/** Prepares Next with the build in `root` and returns its request handler. */
export async function openNext(root: string, port: number): Promise<NextHandler> {
  const { default: next } = await import('next');
  // Next adds an upgrade listener to its server and never closes unknown upgrades. So Next gets this unused
  // server. The real one has no upgrade listener, and Node then handles an upgrade request like any other.
  const httpServer = new Server();
  const app = next({ dev: false, dir: root, hostname: 'localhost', port, httpServer });
  await app.prepare();
  return app.getRequestHandler();
}

/** Aborts when the response is closed. */
export function signalOf(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => controller.abort());
  return controller.signal;
}

function withoutHopByHop(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const forwarded: IncomingHttpHeaders = { host: 'localhost', ...headers };
  for (const name of hopByHop) delete forwarded[name];
  return forwarded;
}

function listen(next: NextHandler): Promise<string> {
  // No timeouts, because only this process connects. The header limit is twice as large as that of the public server,
  // because the server adds headers to a request.
  const limits = { keepAliveTimeout: 0, requestTimeout: 0, maxHeaderSize: 2 * maxHeaderSize };
  const server = createServer(limits, (request, response) => {
    next(request, response).catch((error) => response.destroy(error));
  });
  const path = socketPath();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => resolve(path));
    server.unref();
  });
}

function socketPath(): string {
  if (process.platform === 'win32') return `\\\\.\\pipe\\bobine-next-${process.pid}-${Date.now()}`;
  const folder = mkdtempSync(join(tmpdir(), 'bobine-next-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'next.sock');
}

type Sent = RequestOptions & { body: Buffer | undefined };

function send({ body, ...options }: Sent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const outgoing = openRequest(options, resolve);
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Defers scripts as the build does in its pages (`tools/build/optimise-output.mjs`). Latin-1 keeps all bytes. */
function deferScripts(page: Buffer): Buffer {
  return Buffer.from(loadAfterPaint(page.toString('latin1')), 'latin1');
}
