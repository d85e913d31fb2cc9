import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/** Makes a prerendered page anew. @throws where Next does not answer with a page */
export type Render = (path: string) => Promise<Buffer>;

/**
 * Has Next render pages again and put them over its own: what `res.revalidate()` does, by the same
 * header with the build's secret. Next speaks HTTP only, so it is asked over a port of this machine
 * that is open while `work` runs.
 */
export async function withRenderer<T>(
  next: Handler,
  secret: string,
  work: (render: Render) => Promise<T>,
): Promise<T> {
  const server = createServer((request, response) => void next(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const render: Render = async (path) => {
    const headers = { 'x-prerender-revalidate': secret };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'error' });
    if (!answer.ok) throw new Error(`${path} was made anew with ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  };
  try {
    return await work(render);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
