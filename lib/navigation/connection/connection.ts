import { failLoading } from '@/lib/navigation/loading/loading-store';
import { isReachable, untilReachable } from '@/lib/primitives/http/is-reachable';
import type { Connection } from './no-connection';

/**
 * Checks the connection after a failure.
 *
 * @param say shows the visitor a message that the site is unreachable
 */
export function connectionWith(say: () => void): Connection {
  async function says() {
    if (await isReachable()) return false;
    failLoading();
    say();
    return true;
  }
  async function waits() {
    // After a recent user action the message is shown.
    if (navigator.userActivation?.isActive ? !(await says()) : await isReachable()) return false;
    await untilReachable();
    return true;
  }
  return { says, waits };
}
