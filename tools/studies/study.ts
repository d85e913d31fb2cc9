import type { Drawing } from './picture/drawing';
import type { Format } from './picture/format';
import type { Frame } from './picture/frame';
import type { Caption, Score } from './score/score';

/** A film: its score, its picture at any moment, and the moments (in beats) worth a still. */
export type Study = Score & {
  slug: string;
  format: Format;
  drawAt: (beat: number) => Drawing;
  /** What is seen, told in words. */
  descriptions: readonly Caption[];
  /** What stands on its cards. The pictures of them are empty: the words come as a track. */
  intertitles?: readonly Caption[];
  /** What the film may weigh, in bytes; absent: as much as it needs. */
  weight?: number;
  poster: number;
  stills: readonly number[];
};

/** A work to listen to: its score and the one picture that goes with it. */
export type SoundWork = Score & { slug: string; poster: Frame };
