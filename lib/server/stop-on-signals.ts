import type { Server } from 'node:http';
import { stopGracefully } from './stop-gracefully';

/** SIGTERM and SIGINT stop the server and then the process, with exit code 0. */
export function stopOnSignals(server: Server): void {
  let isStopping = false;
  const stop = () => {
    // A terminal's Ctrl-C comes twice: from the terminal and from `npm run up`.
    if (isStopping) return;
    isStopping = true;
    stopGracefully(server).then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
}
