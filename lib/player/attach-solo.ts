import type { PlayerHandle } from '@/lib/player/player-handle';

const channelName = 'bobine-player';

/**
 * One player at a time, on the page and over tabs: one that starts has those pause that started before
 * it. A channel never hears itself, so each player has its own.
 */
export function attachSolo({ store, pause }: Pick<PlayerHandle, 'store' | 'pause'>): () => void {
  const channel = openChannel();
  if (!channel) return () => {};
  const by = Math.random();
  let running: Start | undefined;

  const follow = () => {
    const { status, ads } = store.read();
    // A film that waits for data has not been started anew when it goes on.
    const waits = status === 'loading' && running !== undefined;
    const runs = status === 'playing' || ads === 'playing' || waits;
    if (runs && !running) {
      running = { at: Date.now(), by };
      channel.postMessage(running);
    } else if (!runs) running = undefined;
  };
  channel.onmessage = ({ data }) => {
    if (running && isStart(data) && isLater(data, running)) pause();
  };
  const unsubscribe = store.subscribe(follow);
  follow();

  return () => {
    unsubscribe();
    channel.onmessage = null;
    channel.close();
  };
}

/** None in a browser without, and in Firefox where a visitor has blocked cookies. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    return undefined;
  }
}

/** A player has started: when (milliseconds since 1970, the same clock in all tabs), and a number of its own. */
type Start = { at: number; by: number };

/** Another version of the site may speak on the same channel. */
export function isStart(message: unknown): message is Start {
  const { at, by } = (message ?? {}) as Partial<Start>;
  return typeof at === 'number' && typeof by === 'number';
}

/** Of two that start in the same instant only one is the later, or they would silence each other. */
export function isLater(one: Start, other: Start): boolean {
  return one.at === other.at ? one.by > other.by : one.at > other.at;
}
