import { type IncomingMessage, Server, type ServerResponse } from 'node:http';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/** Prepares Next with the build in `root` and returns its request handler. */
export async function openNext(root: string, port: number): Promise<Handler> {
  // React and Next select their production code by this variable on first import.
  Object.assign(process.env, { NODE_ENV: 'production' });
  const { default: next } = await import('next');
  // Next adds an upgrade listener to the server of the first request and never closes unknown upgrades. This unused
  // server takes the listener instead: without listeners Node handles an upgrade request like any other.
  const httpServer = new Server();
  const app = next({ dev: false, dir: root, hostname: 'localhost', port, httpServer });
  await app.prepare();
  return app.getRequestHandler();
}
