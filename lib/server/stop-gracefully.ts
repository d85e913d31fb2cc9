import type { Server } from 'node:http';

/** Milliseconds for running requests; most orchestrators kill 10 s after SIGTERM. */
const longest = 9_000;

/** Refuses new connections, lets running requests finish, resolves when none is left. */
export function stopGracefully(server: Server, patience = longest): Promise<void> {
  return new Promise((resolve) => {
    // A connection kept alive becomes idle only after its last answer.
    const sweeping = setInterval(() => server.closeIdleConnections(), 50);
    const impatience = setTimeout(() => server.closeAllConnections(), patience);
    server.close(() => {
      clearInterval(sweeping);
      clearTimeout(impatience);
      resolve();
    });
    server.closeIdleConnections();
  });
}
