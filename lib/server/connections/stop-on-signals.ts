import type { Server } from 'node:http';
import type { Connections } from './connections';
import { type Patience, patience, stopGracefully } from './stop-gracefully';

/**
 * SIGTERM and SIGINT stop the server and then the process, with exit code 0. `told` hears at once that it
 * begins. Nobody sends visitors to who ends it by Ctrl-C: that needs no notice.
 * @param notice milliseconds (`Patience`)
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
    // A terminal's Ctrl-C comes twice: from the terminal and from `npm run up`.
    if (isStopping) return;
    isStopping = true;
    told();
    stopGracefully(server, connections, { ...patience, notice: waits }).then(() => process.exit(0));
  };
  process.on('SIGTERM', () => stop(notice));
  process.on('SIGINT', () => stop(0));
}
