import { loadPage, saysNoConnection } from '@/lib/navigation/connection/no-connection';
import type {
  currentTransition,
  listenToTransitions,
} from '@/lib/navigation/transitions/transitions';
import type { dropPayloads } from '@/lib/navigation/transitions/watch-payloads';
import { deadline } from '@/lib/primitives/http/with-deadline';

/** Handed over, so that what a first visit loads stays in one piece. */
export type Transitions = {
  current: typeof currentTransition;
  listen: typeof listenToTransitions;
  drop: typeof dropPayloads;
};

/**
 * Gives up a soft navigation whose payload is still not there at the deadline, as one that failed, and has
 * the browser load the page: it says by itself when that does not come either, and it can be stopped.
 */
export function watchSilence({ current, listen, drop }: Transitions, load = loadPage): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    timer = setTimeout(giveUp, deadline);
  };
  listen(({ type }) => {
    clearTimeout(timer);
    if (type === 'started') start();
  });
  // One may be under way already.
  if (current()) start();

  async function giveUp() {
    const silent = current();
    if (!silent || silent.failed) return;
    drop();
    const failed = current();
    // Where history is walked the address is the other page's already: the shown page cannot stay.
    if (silent.kind !== 'traverse' && (await saysNoConnection())) return;
    // Meanwhile it may have arrived after all, or the visitor gone elsewhere.
    if (current() === failed) load(silent.to);
  }
}
