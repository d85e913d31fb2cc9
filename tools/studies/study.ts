import type { Frame } from './picture/frame';
import type { Score } from './score/score';

/** A film: its score, its picture at any moment, and the moments (in beats) worth a still. */
export type Study = Score & {
  slug: string;
  frameAt: (beat: number) => Frame;
  poster: number;
  stills: readonly number[];
};

/** A work to listen to: its score and the one picture that goes with it. */
export type SoundWork = Score & { slug: string; poster: Frame };
