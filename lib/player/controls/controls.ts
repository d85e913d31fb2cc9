import { audioTracks } from './audio-tracks';
import { captions } from './captions';
import type { Control } from './control';
import { doubleTap } from './double-tap';
import { frame } from './frame';
import { fullscreen } from './fullscreen';
import { help } from './help';
import { ends, tenths } from './jump';
import { mute } from './mute';
import { pip } from './pip';
import { playing } from './playing';
import { skipFive, skipTen } from './skip';
import { speed } from './speed';
import { volume } from './volume';

/**
 * All controls, in the order of the shortcut list. Keys follow YouTube:
 * support.google.com/youtube/answer/7631406.
 */
export const controls: readonly Control[] = [
  playing,
  skipTen,
  skipFive,
  tenths,
  ends,
  volume,
  mute,
  speed,
  captions,
  fullscreen,
  pip,
  frame,
  help,
  audioTracks,
  doubleTap,
];
