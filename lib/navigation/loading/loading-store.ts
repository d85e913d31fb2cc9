import { listenToTransitions } from '@/lib/navigation/transitions/transitions';
import {
  advance,
  begin,
  endOf,
  fail,
  finish,
  type IndicatorState,
  idle,
  indicatorState,
  type Loading,
} from './loading';

/** Milliseconds between updates of a growing bar. */
const pollInterval = 100;

let loading: Loading = idle;
let indicator: IndicatorState | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export function subscribeToLoading(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readLoading(): IndicatorState | undefined {
  return indicator;
}

/** Ends the indicator in its error state: the error page is shown, or the page stays because of a lost connection. */
export function failLoading() {
  const now = performance.now();
  setLoading(finish(fail(now), now));
}

/** Makes the indicator show soft navigations. */
export function watchLoading() {
  const steps = {
    started: begin,
    finished: finish,
    failed: (_: Loading, now: number) => fail(now),
  };
  listenToTransitions(({ type }) => setLoading(steps[type](loading, performance.now())));
  // A page restored from the back/forward cache still shows the loading state in which it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) setLoading(idle);
  });
}

function setLoading(next: Loading) {
  const now = performance.now();
  loading = advance(next, now);
  indicator = indicatorState(loading, now);
  for (const listener of listeners) listener();
  clearTimeout(timer);
  const end = loading.phase === 'running' ? now + pollInterval : endOf(loading);
  if (end !== undefined) timer = setTimeout(() => setLoading(loading), end - now);
}
