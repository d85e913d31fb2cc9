import { type IncomingMessage, Server, type ServerResponse } from 'node:http';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/** Next over the build in `root`, ready to answer. */
export async function openNext(root: string, port: number): Promise<Handler> {
  // React and Next choose their production code by this when they are first imported.
  Object.assign(process.env, { NODE_ENV: 'production' });
  const { default: next } = await import('next');
  // Next listens for upgrades at the first request's server, and leaves open for good what it does not know.
  // This one hears of none: where nobody listens, Node has such a request answered like any other.
  const httpServer = new Server();
  const app = next({ dev: false, dir: root, hostname: 'localhost', port, httpServer });
  await app.prepare();
  return app.getRequestHandler();
}
