import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { get } from './get';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** The response of a handler, in a server of its own, to one request. */
export async function responseOf(handler: Handler, asked: Partial<Parameters<typeof get>[0]> = {}) {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  try {
    return await get({ path: '/', port: (server.address() as AddressInfo).port, ...asked });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
