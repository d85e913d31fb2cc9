import { buildId } from '@/lib/builds/build-id';
import { askLatest } from './ask-latest';
import { interval, isDue } from './interval';

/**
 * Requests the latest build every hour, and when a tab wakes up after a missed request (timers stop during sleep). Calls
 * `leave` once, when another build is deployed.
 *
 * @param opened when the tab was opened (milliseconds since 1970); this function may be called later
 */
export function watchBuilds(leave: () => void, opened = Date.now(), running = buildId): void {
  if (running === 'development') return;
  let asked = opened;
  let timer = setTimeout(ask, opened + interval - Date.now());

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
