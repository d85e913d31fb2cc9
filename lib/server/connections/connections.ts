import { readdirSync, readFileSync } from 'node:fs';
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export type Connections = {
  /** Open connections, each with its current or last response. */
  open: ReadonlyMap<Socket, ServerResponse | undefined>;
  /**
   * From this call on, every response closes its connection (`Connection: close`), including responses in progress.
   */
  closeAfterResponse: () => void;
};

/** Tracks the open connections of a server, including upgraded ones. */
export function watchConnections(server: Server): Connections {
  const open = new Map<Socket, ServerResponse | undefined>();
  let isClosing = false;
  server.on('connection', (socket: Socket) => {
    open.set(socket, undefined);
    socket.once('close', () => open.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    if (open.has(socket)) open.set(socket, response);
    if (isClosing) response.shouldKeepAlive = false;
  });
  return {
    open,
    closeAfterResponse() {
      isClosing = true;
      for (const response of open.values()) if (response) response.shouldKeepAlive = false;
    },
  };
}

/** File descriptors reserved for the process itself: built files, images, occasional outgoing connections. */
const reserve = 24;

/**
 * Maximum number of connections for a process with this file limit and this many open files. Each connection may need
 * one more file at the same time. `Infinity` if the limit is unknown (only Linux reports it).
 */
export function maxConnectionsFor(limit: number, open: number): number {
  return Math.max(8, Math.floor((limit - open - reserve) / 2));
}

/** Reads from `/proc` how many files this process may open and has open. */
export function readFileLimit(): { limit: number; open: number } {
  try {
    const [, limit] =
      /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return { limit: Number(limit ?? Infinity), open: readdirSync('/proc/self/fd').length };
  } catch {
    return { limit: Infinity, open: 0 };
  }
}

/**
 * Refuses new connections above the limit, so that the process can still open files. Closes idle connections from
 * 75 % of the limit on.
 */
export function limitConnections(server: Server, { open }: Connections, maxOpen: number): void {
  if (!Number.isFinite(maxOpen)) return;
  server.maxConnections = maxOpen;
  server.on('connection', () => {
    if (open.size > maxOpen * 0.75) server.closeIdleConnections();
  });
}
