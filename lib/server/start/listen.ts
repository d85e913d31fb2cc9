import type { Server } from 'node:http';
import type { Settings } from './read-settings';

/** Starts listening. Rejects with an actionable message. */
export function listen(
  server: Server,
  { port, host }: Pick<Settings, 'port' | 'host'>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const reason =
        cause.code === 'EADDRINUSE'
          ? `Port ${port} is in use. Stop what listens there, or choose another: PORT=3001 npm run up`
          : `Cannot listen on ${host ?? 'every interface'}, port ${port}: ${cause.message}`;
      reject(new Error(reason, { cause }));
    });
    server.listen({ port, host }, resolve);
  });
}
