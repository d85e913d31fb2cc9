import type { IncomingMessage, ServerResponse } from 'node:http';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/** Next over the build in `root`, ready to answer. */
export async function openNext(root: string, port: number): Promise<Handler> {
  // React and Next choose their production code by this when they are first imported.
  Object.assign(process.env, { NODE_ENV: 'production' });
  const { default: next } = await import('next');
  const app = next({ dev: false, dir: root, hostname: 'localhost', port });
  await app.prepare();
  return app.getRequestHandler();
}
