import { isReachable } from '@/lib/fetching/is-reachable';
import { wait } from '@/lib/fetching/wait';
import { failLoading } from '@/lib/navigation/loading/loading-store';
import type { Connection } from './no-connection';

/** Milliseconds between two looks for a connection, for a browser that does not tell of it. */
const pause = 5000;

/**
 * Looks for a connection where something has failed.
 *
 * @param say tells the visitor that there is none
 */
export function connectionWith(say: () => void): Connection {
  async function says() {
    if (await isReachable()) return false;
    failLoading();
    say();
    return true;
  }
  async function waits() {
    // Who has just pressed something waits for it.
    if (navigator.userActivation?.isActive ? !(await says()) : await isReachable()) return false;
    do {
      const online = new Promise((resolve) => addEventListener('online', resolve, { once: true }));
      await Promise.race([wait(pause), online]);
    } while (!(await isReachable()));
    return true;
  }
  return { says, waits };
}
