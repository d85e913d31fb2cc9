import type { PlayerHandle } from '@/lib/player/player-handle';

const channelName = 'bobine-player';

/**
 * Allows one running player at a time, on the page and across tabs: a player that starts pauses those that
 * started earlier. A BroadcastChannel does not deliver its own messages, so each player opens its own
 * channel.
 */
export function attachSolo({ store, pause }: Pick<PlayerHandle, 'store' | 'pause'>): () => void {
  const channel = openChannel();
  if (!channel) return () => {};
  const by = Math.random();
  let running: Start | undefined;

  const follow = () => {
    const { status, ads } = store.read();
    // Buffering does not count as a new start.
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

/** Undefined if the browser has no BroadcastChannel, or if Firefox refuses it because the visitor blocks cookies. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    return undefined;
  }
}

/**
 * Message sent when a player starts: time in milliseconds since 1970 (the same clock in all tabs), and a
 * random number that identifies the player.
 */
type Start = { at: number; by: number };

/** Validates a message: another version of the site may use the same channel. */
export function isStart(message: unknown): message is Start {
  const { at, by } = (message ?? {}) as Partial<Start>;
  return typeof at === 'number' && typeof by === 'number';
}

/**
 * Whether `one` started after `other`. At equal times the greater `by` counts as later; otherwise
 * neither player would pause the other.
 */
export function isLater(one: Start, other: Start): boolean {
  return one.at === other.at ? one.by > other.by : one.at > other.at;
}
