import type { Messages } from '@/lib/i18n/messages';
import { audioTracks } from './audio-tracks';
import { captionSize } from './caption-size';
import { cast } from './cast';
import { chapters } from './chapters';
import type { Control, ShortcutRow } from './control';
import { doubleTap } from './double-tap';
import { live } from './live';
import { panels } from './panels';
import { ends, frame, nextFilm, playPause, skipFive, skipTen, speed, tenths } from './playback';
import { captions, fullscreen, mute, pip, volume } from './sound-and-picture';

/** Shows the shortcut list. */
const help: Control = {
  keys: { '?': ({ showHelp }) => showHelp() },
  row: ({ keysHelp }) => ({ keys: ['?'], description: keysHelp }),
};

/** The rows of the shortcut list. Without `video`, picture-only controls are left out. */
export function shortcutRows(messages: Messages['Player'], video: boolean): ShortcutRow[] {
  return controls
    .filter(({ pictureOnly }) => video || !pictureOnly)
    .flatMap(({ row }) => row?.(messages) ?? []);
}

/**
 * All controls, in the order of the shortcut list. Keys follow YouTube:
 * support.google.com/youtube/answer/7631406.
 */
export const controls: readonly Control[] = [
  playPause,
  skipTen,
  skipFive,
  tenths,
  ends,
  chapters,
  nextFilm,
  volume,
  mute,
  speed,
  captions,
  captionSize,
  fullscreen,
  pip,
  frame,
  help,
  panels,
  cast,
  audioTracks,
  live,
  doubleTap,
];
