import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export type Connections = {
  /** Those that are open, with what is answered on each, or was last. */
  open: ReadonlyMap<Socket, ServerResponse | undefined>;
  /** From now on every answer ends its connection and says so, also one that is being made. */
  endEach: () => void;
};

/** Knows a server's connections, those as well that have become something else than HTTP. */
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
