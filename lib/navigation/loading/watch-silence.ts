import { deadline } from '@/lib/fetching/with-deadline';
import {
  currentTransition,
  listenToTransitions,
  tellTransition,
} from '@/lib/navigation/transitions/transitions';

/**
 * Gives up a soft navigation whose payload is still not there at the deadline, as one that failed, and has
 * the browser load the page: it says by itself when that does not come either, and it can be stopped.
 */
export function watchSilence(load = loadPage): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    timer = setTimeout(giveUp, deadline);
  };
  listenToTransitions(({ type }) => {
    clearTimeout(timer);
    if (type === 'started') start();
  });
  // One may be under way already.
  if (currentTransition()) start();

  function giveUp() {
    const silent = currentTransition();
    if (!silent || silent.failed) return;
    tellTransition({ type: 'fail' });
    load(silent.to);
  }
}

/** Where history is walked the browser has the address already. */
function loadPage(address: string): void {
  if (address === location.href) location.reload();
  else location.assign(address);
}
