import { chapterCommands } from '@/lib/player/chapters/chapter-commands';
import type { Chapter } from '@/lib/player/chapters/to-chapters';
import type { PlayerHandle } from '@/lib/player/player-handle';

/** Default seek offset in seconds when the device gives none; the same as the keys j and l. */
const step = 10;

type Handle = Pick<PlayerHandle, 'store' | 'play' | 'pause' | 'seek'>;
type Actions = Partial<Record<MediaSessionAction, MediaSessionActionHandler>>;

/**
 * Handlers for the system's media keys. Track keys move between chapters; they are left out without chapters.
 */
export function sessionActions(handle: Handle, chapters: readonly Chapter[]): Actions {
  const { store, play, pause, seek } = handle;
  const { previous, next } = chapterCommands(handle, chapters);
  const go = (seconds: number) => seek(store.read().currentTime + seconds);
  return {
    play: () => play(),
    pause: () => pause(),
    seekbackward: ({ seekOffset }) => go(-(seekOffset ?? step)),
    seekforward: ({ seekOffset }) => go(seekOffset ?? step),
    seekto: ({ seekTime }) => {
      if (seekTime !== undefined && seekTime !== null) seek(seekTime);
    },
    ...(chapters.length > 0 && { previoustrack: previous, nexttrack: next }),
  };
}
