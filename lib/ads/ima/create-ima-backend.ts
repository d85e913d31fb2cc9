import type { AdBackend, BackendOptions } from '../ad-backend';
import { type ImaSession, openSession } from './ima-session';
import { loadSdk } from './load-sdk';

/** Backend for Google's IMA SDK, which is loaded on `request()`. */
export function createImaBackend(options: BackendOptions): AdBackend {
  let session: ImaSession | undefined;
  let destroyed = false;
  /** The ad's duration in seconds: the maximum remaining time reported so far. */
  let longest = 0;
  const send: BackendOptions['send'] = (event) => {
    if (event.type === 'started') longest = 0;
    if (!destroyed) options.send(event);
  };
  const manager = () => session?.manager();

  async function request() {
    try {
      const ima = await loadSdk(options.sdk ?? '');
      if (!destroyed) session = openSession(ima, { ...options, send });
    } catch (error) {
      send({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  }

  return {
    request: () => void request(),
    play: () => session?.start(),
    time() {
      const remaining = Math.max(0, manager()?.getRemainingTime() ?? 0);
      longest = Math.max(longest, remaining);
      return { elapsed: longest - remaining, duration: longest };
    },
    skip: () => manager()?.skip(),
    pause: () => manager()?.pause(),
    resume: () => manager()?.resume(),
    clicked() {},
    contentEnded: () => session?.contentComplete(),
    destroy() {
      destroyed = true;
      const previous = session;
      session = undefined;
      previous?.destroy();
    },
  };
}
