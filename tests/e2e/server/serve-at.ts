import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveBuild } from '@/tools/build/serve-build';

/**
 * The built site by a clock of its own: it says `moment` (milliseconds since 1970) when the start begins, and goes on from
 * there until it is set to another. So no test waits for a moment, or hurries to have asked before it.
 */
export async function serveAt(moment: number) {
  const folder = mkdtempSync(join(tmpdir(), 'bobine-clock-'));
  const door = join(folder, 'door');
  let ahead = moment - Date.now();
  const { address, stop } = await serveBuild({
    env: {
      NODE_OPTIONS: `--import=${import.meta.resolve('./told-clock.mjs')}`,
      CLOCK_AHEAD: String(ahead),
      CLOCK_DOOR: door,
    },
  });
  return {
    address,
    now: () => Date.now() + ahead,
    /** When it ends the site's clock is set; what has waited for a moment before that is done within a blink. */
    async setClock(moment: number) {
      ahead = moment - Date.now();
      const telling = connect(door).resume();
      telling.end(String(ahead));
      await once(telling, 'close');
    },
    async stop() {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}
