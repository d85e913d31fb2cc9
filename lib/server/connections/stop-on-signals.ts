import type { Server } from 'node:http';
import type { Connections } from './connections';
import { type Patience, patience, stopGracefully } from './stop-gracefully';

/**
 * SIGTERM and SIGINT stop the server, then the process, with exit code 0. Ctrl-C (SIGINT) skips the notice, because no
 * load balancer is involved.
 * @param notice milliseconds (`Patience`)
 * @param told called as soon as the shutdown begins
 */
export function stopOnSignals(
  server: Server,
  connections: Connections,
  {
    notice = patience.notice,
    told = () => {},
  }: Partial<Pick<Patience, 'notice'>> & { told?: () => void } = {},
): void {
  let isStopping = false;
  const stop = (waits: number) => {
    // Ctrl-C in a terminal arrives twice: from the terminal and from `npm run up`.
    if (isStopping) return;
    isStopping = true;
    told();
    stopGracefully(server, connections, { ...patience, notice: waits }).then(() => process.exit(0));
  };
  process.on('SIGTERM', () => stop(notice));
  process.on('SIGINT', () => stop(0));
}
