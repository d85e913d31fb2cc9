import { type Chapter, chapterCommands } from '@/lib/player/chapters/chapters';
import type { PlayerState } from '@/lib/player/state/player-store';
import type { PlayerHandle } from './player-handle';

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
  const isOwner = () => session.metadata === metadata;

  const claimSession = () => {
    session.metadata = metadata;
    for (const action of allActions) setAction(session, action, actions[action] ?? null);
  };
  const follow = () => {
    const state = store.read();
    const changed = state.status !== status;
    status = state.status;
    if (changed && status === 'playing' && !isOwner()) claimSession();
    if (!isOwner()) return;
    // Buffering is not a pause.
    if (status !== 'loading') session.playbackState = status === 'playing' ? 'playing' : 'paused';
    session.setPositionState?.(positionState(state));
  };

  const unsubscribe = store.subscribe(follow);
  if (status === 'playing') {
    claimSession();
    follow();
  }

  return () => {
    unsubscribe();
    if (!isOwner()) return;
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

/** Seek offset in seconds if the device gives none, as for the keys j and l. */
const defaultOffset = 10;

type Actions = Partial<Record<MediaSessionAction, MediaSessionActionHandler>>;

/**
 * Handlers for the system's media keys. Track keys move between chapters; they are left out without chapters.
 */
function sessionActions(handle: Handle, chapters: readonly Chapter[]): Actions {
  const { store, play, pause, seek } = handle;
  const { previous, next } = chapterCommands(handle, chapters);
  const seekBy = (seconds: number) => seek(store.read().currentTime + seconds);
  return {
    play: () => play(),
    pause: () => pause(),
    seekbackward: ({ seekOffset }) => seekBy(-(seekOffset ?? defaultOffset)),
    seekforward: ({ seekOffset }) => seekBy(seekOffset ?? defaultOffset),
    seekto: ({ seekTime }) => {
      if (seekTime !== undefined && seekTime !== null) seek(seekTime);
    },
    ...(chapters.length > 0 && { previoustrack: previous, nexttrack: next }),
  };
}
