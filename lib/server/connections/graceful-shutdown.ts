import type { Server } from 'node:http';
import type { Connections } from './connections';

/** Milliseconds. */
type ShutdownTimes = {
  /** For this time new connections are still accepted, so that the load balancer notices the shutdown. */
  notice: number;
  /**
   * Starts after `notice`: a client that reads nothing for this long is disconnected. It may take up to twice
   * as long, because Node reports a timeout only if the write queue has not changed between two checks.
   */
  stalled: number;
  /** After `notice`: limit for the whole shutdown. Most orchestrators kill 10 s after SIGTERM. */
  longest: number;
};

const shutdownTimes: ShutdownTimes = { notice: 1_000, stalled: 2_000, longest: 8_000 };

const pause = 50;

/**
 * From now on every response closes its connection, so that no client sends a request into a closing connection. After
 * `notice` new connections are refused and running requests finish. At the deadline the remaining connections are
 * destroyed. Resolves when all connections are closed.
 */
export async function stopGracefully(
  server: Server,
  connections: Connections,
  { notice, stalled, longest }: ShutdownTimes = shutdownTimes,
): Promise<void> {
  const watched = new Set<object>();
  /** Uses the socket timeout, because Node resets it whenever the client reads some data. */
  const watchReaders = () => {
    for (const socket of connections.open.keys()) {
      if (socket.writableLength === 0 || watched.has(socket)) continue;
      watched.add(socket);
      socket.setTimeout(stalled, () => socket.destroy());
    }
  };
  connections.closeAfterResponse();
  await wait(notice);
  const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
  for (let remaining = longest; connections.open.size > 0 && remaining > 0; remaining -= pause) {
    // A keep-alive connection becomes idle only when its last response has ended, so the call is repeated.
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

/**
 * SIGTERM and SIGINT stop the server, then the process, with exit code 0. Ctrl-C (SIGINT) skips the notice, because no
 * load balancer is involved.
 * @param notice milliseconds (`ShutdownTimes`)
 * @param onStopping called as soon as the shutdown begins
 */
export function stopOnSignals(
  server: Server,
  connections: Connections,
  {
    notice = shutdownTimes.notice,
    onStopping = () => {},
  }: Partial<Pick<ShutdownTimes, 'notice'>> & { onStopping?: () => void } = {},
): void {
  let isStopping = false;
  const stop = (waits: number) => {
    // Ctrl-C in a terminal arrives twice: from the terminal and from `npm run up`.
    if (isStopping) return;
    isStopping = true;
    onStopping();
    stopGracefully(server, connections, { ...shutdownTimes, notice: waits }).then(() =>
      process.exit(0),
    );
  };
  process.on('SIGTERM', () => stop(notice));
  process.on('SIGINT', () => stop(0));
}
