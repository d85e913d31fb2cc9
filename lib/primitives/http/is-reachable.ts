import { wait } from './timing';

/** Polling interval in milliseconds, for browsers without connection events. */
const pause = 5000;

/** Milliseconds without a network error after which a site counts as reachable, but slow. */
const timeout = 2000;

/**
 * Whether the site is reachable; any response counts. `navigator.onLine` is not sufficient: it is
 * true in networks without internet access, and false without a network, even if the site runs on
 * the same machine.
 */
export async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeout);
    await fetch(`/builds/latest.json?${Date.now()}`, { method: 'HEAD', signal });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError';
  }
}

/**
 * Resolves as soon as the site is reachable.
 *
 * @throws the signal's reason
 */
export async function waitUntilReachable(signal?: AbortSignal): Promise<void> {
  while (!(await isReachable())) {
    const polling = new AbortController();
    const online = new Promise((resolve) =>
      addEventListener('online', resolve, { once: true, signal: polling.signal }),
    );
    await Promise.race([wait(pause, signal), online]).finally(() => polling.abort());
  }
}
