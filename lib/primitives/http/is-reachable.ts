import { wait } from './wait';

/** Milliseconds between two looks for a connection, for a browser that does not tell of it. */
const pause = 5000;

/** Milliseconds after which a site that has not been refused by the network is taken to be there, but slow. */
const patience = 2000;

/**
 * Whether the site can be reached: any answer of it will do. `navigator.onLine` alone does not know: it is true in a
 * network that leads nowhere, and false beside a site on the visitor's own machine.
 */
export async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patience);
    await fetch(`/builds/latest.json?${Date.now()}`, { method: 'HEAD', signal });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError';
  }
}

/**
 * Resolves as soon as the site can be reached.
 *
 * @throws the signal's reason
 */
export async function untilReachable(signal?: AbortSignal): Promise<void> {
  while (!(await isReachable())) {
    const online = new Promise((resolve) =>
      addEventListener('online', resolve, { once: true, ...(signal && { signal }) }),
    );
    await Promise.race([wait(pause, signal), online]);
  }
}
