import type { Chapter } from '@/lib/player/chapters/to-chapters';
import type { PlayerHandle } from '@/lib/player/player-handle';
import type { PlayerState } from '@/lib/player/state/player-state';
import { sessionActions } from './session-actions';

type Options = {
  title: string;
  /** The director. */
  artist?: string;
  artwork?: MediaImage[];
  chapters?: readonly Chapter[];
};

type Handle = Pick<PlayerHandle, 'store' | 'play' | 'pause' | 'seek'>;

/**
 * Publishes the film to the Media Session API (lock screen, media keys). A page has one session for all
 * players: the player that played last owns it, and only the owner resets it.
 */
export function attachMediaSession(handle: Handle, options: Options): () => void {
  if (!('mediaSession' in navigator) || typeof MediaMetadata === 'undefined') return () => {};
  const session = navigator.mediaSession;
  const { store } = handle;
  const { title, artist, artwork, chapters = [] } = options;
  const metadata = new MediaMetadata({ title, artist, artwork });
  const actions = sessionActions(handle, chapters);
  let status = store.read().status;
  const isOurs = () => session.metadata === metadata;

  const take = () => {
    session.metadata = metadata;
    for (const action of allActions) setAction(session, action, actions[action] ?? null);
  };
  const follow = () => {
    const state = store.read();
    const changed = state.status !== status;
    status = state.status;
    if (changed && status === 'playing' && !isOurs()) take();
    if (!isOurs()) return;
    // Buffering is not a pause.
    if (status !== 'loading') session.playbackState = status === 'playing' ? 'playing' : 'paused';
    session.setPositionState?.(positionState(state));
  };

  const unsubscribe = store.subscribe(follow);
  if (status === 'playing') {
    take();
    follow();
  }

  return () => {
    unsubscribe();
    if (!isOurs()) return;
    for (const action of allActions) setAction(session, action, null);
    session.metadata = null;
    session.playbackState = 'none';
    session.setPositionState?.();
  };
}

const allActions = [
  'play',
  'pause',
  'seekbackward',
  'seekforward',
  'seekto',
  'previoustrack',
  'nexttrack',
] satisfies MediaSessionAction[];

/** Browsers throw for actions that they do not support. */
function setAction(
  session: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
): void {
  try {
    session.setActionHandler(action, handler);
  } catch {}
}

/** The state for the system's progress bar; undefined for values that `setPositionState` would reject. */
export function positionState({
  currentTime,
  duration,
  speed,
}: Pick<PlayerState, 'currentTime' | 'duration' | 'speed'>): MediaPositionState | undefined {
  if (!Number.isFinite(duration) || duration <= 0 || speed <= 0) return undefined;
  const position = Math.min(Math.max(0, currentTime), duration);
  return { duration, position, playbackRate: speed };
}
