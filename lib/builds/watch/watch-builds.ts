import { buildId } from '@/lib/builds/build-id';
import { askLatest } from './ask-latest';
import { interval, isDue } from './interval';

/**
 * Asks for the latest build every hour, and at once when a tab wakes that slept through its hour
 * (timers stand still then). Calls `leave` once, when another build is served than this one.
 */
export function watchBuilds(leave: () => void, running = buildId): void {
  if (running === 'development') return;
  let asked = Date.now();
  let timer = setTimeout(ask, interval);

  async function ask() {
    clearTimeout(timer);
    asked = Date.now();
    timer = setTimeout(ask, interval);
    const latest = await askLatest(asked);
    if (latest === undefined || latest === running) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('pageshow', wake);
    leave();
  }

  function wake() {
    if (document.visibilityState === 'visible' && isDue(asked, Date.now())) ask();
  }

  document.addEventListener('visibilitychange', wake);
  window.addEventListener('pageshow', wake);
}
