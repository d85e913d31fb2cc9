import type { PlayerState } from '@/lib/player/state/player-store';
import { failureOfHttpStatus } from '@/lib/player/state/watch-media';
import type { SessionSettings } from './session-settings';

/** Two failures within this many seconds of playback time count as the same position. */
const samePlaceTolerance = 2;

type Recoveries = {
  /** Opens the next source. */
  next: () => void;
  /** Opens the same source again. */
  retry: () => void;
};

/**
 * Automatic recovery from a failed source: tries the other sources, each once; then looks for the cause;
 * after a network failure, retries when the browser is online again.
 */
export function watchFailures(
  { source: { sources }, store }: Pick<SessionSettings, 'source' | 'store'>,
  { next, retry }: Recoveries,
): () => void {
  const lifetime = new AbortController();
  const failedSources = new Set<number>();
  let failed = false;
  let lastFailureTime = Number.NaN;

  function fail() {
    const { source: index, failure, failures, currentTime } = store.read();
    const isSamePosition = Math.abs(currentTime - lastFailureTime) < samePlaceTolerance;
    lastFailureTime = currentTime;
    failedSources.add(index);
    const hasOtherSource = sources.some((_, at) => !failedSources.has(at));
    // Offline, the other sources would fail too.
    if (hasOtherSource && navigator.onLine) return next();
    store.write({ failures: isSamePosition ? failures + 1 : 1 });
    const part = sources[index];
    if (part?.provider === 'html5' && failure !== 'decode') void explain(part.src);
  }

  async function explain(src: string) {
    const cause = await findCause(src, lifetime.signal);
    if (cause && store.read().status === 'failed') store.write({ failure: cause });
  }

  const unsubscribe = store.subscribe(() => {
    const before = failed;
    failed = store.read().status === 'failed';
    if (failed && !before) fail();
  });
  window.addEventListener(
    'online',
    () => {
      const { status, failure } = store.read();
      if (status !== 'failed' || failure !== 'network') return;
      failedSources.clear();
      retry();
    },
    { signal: lifetime.signal },
  );
  return () => {
    lifetime.abort();
    unsubscribe();
  };
}

/**
 * Finds out from the HTTP status why a file does not play: a media element does not distinguish a missing
 * file from an unreadable one. Undefined if the status explains nothing.
 */
async function findCause(src: string, signal: AbortSignal): Promise<PlayerState['failure']> {
  try {
    const { status } = await fetch(src, { method: 'HEAD', signal });
    return failureOfHttpStatus(status);
  } catch {
    return undefined;
  }
}
