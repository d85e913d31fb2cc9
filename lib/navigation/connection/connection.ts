import { failLoading } from '@/lib/navigation/loading/loading-store';
import { isReachable, untilReachable } from '@/lib/primitives/http/is-reachable';
import type { Connection } from './no-connection';

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
    await untilReachable();
    return true;
  }
  return { says, waits };
}
