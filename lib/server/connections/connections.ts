import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export type Connections = {
  /** Open connections, each with its current or last response. */
  open: ReadonlyMap<Socket, ServerResponse | undefined>;
  /** From now on every response, also a running one, closes its connection (`Connection: close`). */
  endEach: () => void;
};

/** Tracks the open connections of a server, including upgraded ones. */
export function watchConnections(server: Server): Connections {
  const open = new Map<Socket, ServerResponse | undefined>();
  let areEnding = false;
  server.on('connection', (socket: Socket) => {
    open.set(socket, undefined);
    socket.once('close', () => open.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    if (open.has(socket)) open.set(socket, response);
    if (areEnding) response.shouldKeepAlive = false;
  });
  return {
    open,
    endEach() {
      areEnding = true;
      for (const response of open.values()) if (response) response.shouldKeepAlive = false;
    },
  };
}
