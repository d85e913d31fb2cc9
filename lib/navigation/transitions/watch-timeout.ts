import { loadPage, reportIfOffline } from '@/lib/navigation/connection/no-connection';
import { deadline } from '@/lib/primitives/http/timing';
import type { currentTransition, listenToTransitions } from './transitions';
import type { dropPayloads } from './watch-payloads';

/** Passed as an argument, so that this module does not split the initial chunk. */
export type Transitions = {
  current: typeof currentTransition;
  listen: typeof listenToTransitions;
  drop: typeof dropPayloads;
};

/**
 * Aborts a soft navigation whose payload has not arrived at the deadline, and lets the browser load the page: the
 * browser reports its own timeout, and the visitor can stop it.
 */
export function watchTimeout({ current, listen, drop }: Transitions, load = loadPage): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    timer = setTimeout(giveUp, deadline);
  };
  listen(({ type }) => {
    clearTimeout(timer);
    if (type === 'started') start();
  });
  // A navigation may already be running.
  if (current()) start();

  async function giveUp() {
    const silent = current();
    if (!silent || silent.failed) return;
    drop();
    const failed = current();
    // On back and forward the address has already changed: the current page cannot stay.
    if (silent.kind !== 'traverse' && (await reportIfOffline())) return;
    // The navigation may have finished meanwhile, or the visitor started another one.
    if (current() === failed) load(silent.to);
  }
}
