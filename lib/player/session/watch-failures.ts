import { causeOf } from '@/lib/player/state/cause-of';
import type { PlayerState } from '@/lib/player/state/player-state';
import type { SessionSettings } from './settings';

/** Two failures this near each other (seconds) are at the same place. */
const nearby = 2;

type Ways = {
  /** Opens the next source. */
  next: () => void;
  /** Opens the same source again. */
  retry: () => void;
};

/**
 * What happens by itself when a source fails: the next one that has not failed yet is tried, once each;
 * else the cause is looked for; and where it was the network, it goes on once that is there again.
 */
export function watchFailures(
  { source: { sources }, store }: Pick<SessionSettings, 'source' | 'store'>,
  { next, retry }: Ways,
): () => void {
  const ending = new AbortController();
  const dead = new Set<number>();
  let failed = false;
  let place = Number.NaN;

  function fail() {
    const { source: index, failure, failures, currentTime } = store.read();
    const same = Math.abs(currentTime - place) < nearby;
    place = currentTime;
    dead.add(index);
    const others = sources.some((_, at) => !dead.has(at));
    // Without a network the others are no better.
    if (others && navigator.onLine) return next();
    store.write({ failures: same ? failures + 1 : 1 });
    const part = sources[index];
    if (part?.provider === 'html5' && failure !== 'decode') void explain(part.src);
  }

  async function explain(src: string) {
    const cause = await findCause(src, ending.signal);
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
      dead.clear();
      retry();
    },
    { signal: ending.signal },
  );
  return () => {
    ending.abort();
    unsubscribe();
  };
}

/**
 * Why a file does not play, where its server says so: a media element cannot tell a film that is not
 * there from one it cannot read. Nothing where nobody knows better.
 */
async function findCause(src: string, signal: AbortSignal): Promise<PlayerState['failure']> {
  try {
    const { status } = await fetch(src, { method: 'HEAD', signal });
    return causeOf(status);
  } catch {
    return undefined;
  }
}
