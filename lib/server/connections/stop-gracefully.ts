import type { Server } from 'node:http';
import type { Connections } from './connections';

/** Milliseconds. */
export type Patience = {
  /** For so long new connections are still taken: whoever sends visitors here learns that it is over. */
  notice: number;
  /** From then on: a reader who takes nothing of an answer is given up after this, or twice as long: Node looks twice. */
  stalled: number;
  /** From then on, for everything; most orchestrators kill 10 s after SIGTERM. */
  longest: number;
};

export const patience: Patience = { notice: 1_000, stalled: 2_000, longest: 8_000 };

const pause = 50;

/**
 * Every answer from now on ends its connection and says so, so that nobody sends a request into a
 * connection that is closing; then new ones are refused, running requests finish, and at the deadline
 * whatever is left is cut off. Resolves when nothing is left.
 */
export async function stopGracefully(
  server: Server,
  connections: Connections,
  { notice, stalled, longest }: Patience = patience,
): Promise<void> {
  const watched = new Set<object>();
  /** By the socket's own clock: what the other side takes meanwhile, Node counts as life. */
  const watchReaders = () => {
    for (const socket of connections.open.keys()) {
      if (socket.writableLength === 0 || watched.has(socket)) continue;
      watched.add(socket);
      socket.setTimeout(stalled, () => socket.destroy());
    }
  };
  connections.endEach();
  await wait(notice);
  const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
  for (let left = longest; connections.open.size > 0 && left > 0; left -= pause) {
    // A connection kept alive becomes idle only after its last answer.
    server.closeIdleConnections();
    watchReaders();
    await wait(pause);
  }
  for (const socket of connections.open.keys()) socket.destroy();
  await closed;
}

function wait(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
