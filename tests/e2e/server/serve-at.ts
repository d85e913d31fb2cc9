import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveBuild } from '@/tools/build/serve-build';

/**
 * Serves the built site with a clock of its own: it shows `moment` (milliseconds since 1970) at the start and runs
 * on from there until it is set. So no test has to wait for a moment or to be faster than it.
 */
export async function serveAt(moment: number) {
  const folder = mkdtempSync(join(tmpdir(), 'bobine-clock-'));
  const socket = join(folder, 'socket');
  let ahead = moment - Date.now();
  const { address, stop } = await serveBuild({
    env: {
      NODE_OPTIONS: `--import=${import.meta.resolve('./test-clock.mjs')}`,
      CLOCK_AHEAD: String(ahead),
      CLOCK_SOCKET: socket,
    },
  });
  return {
    address,
    now: () => Date.now() + ahead,
    /** Resolves when the site's clock is set; timers due before that moment fire at once. */
    async setClock(moment: number) {
      ahead = moment - Date.now();
      const connection = connect(socket).resume();
      connection.end(String(ahead));
      await once(connection, 'close');
    },
    async stop() {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}
