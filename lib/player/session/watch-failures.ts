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
 * Automatic recovery from a failed source: tries the other sources, each once; then asks the server for the cause, and
 * if the file is there, loads it a second time before the browser is blamed; after a network failure, retries when the
 * browser is online again.
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
    if (part?.provider === 'html5' && failure !== 'decode') void explain(part.src, failure);
  }

  async function explain(src: string, failure: PlayerState['failure']) {
    const isBrowserBlamed = failure === 'unsupported';
    if (isBrowserBlamed) store.write({ failure: 'unknown' });
    const cause = await findCause(src, lifetime.signal);
    const { status, failures } = store.read();
    if (lifetime.signal.aborted || status !== 'failed') return;
    // The first failure may only have been an interrupted request, so try once more.
    if (isBrowserBlamed && !cause && failures === 1) return retry();
    store.write({ failure: cause ?? failure });
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
 * Asks the server why a file does not play. A media element reports the same error for a missing
 * file, a server that does not answer and an unreadable file. Undefined if the file is there, or if
 * a host without CORS answers.
 */
async function findCause(src: string, signal: AbortSignal): Promise<PlayerState['failure']> {
  const request = { method: 'HEAD', signal };
  try {
    const { status } = await fetch(src, request).catch(() =>
      fetch(src, { ...request, mode: 'no-cors' }),
    );
    return failureOfHttpStatus(status);
  } catch {
    return 'network';
  }
}
