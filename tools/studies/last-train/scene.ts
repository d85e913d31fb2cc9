import type { Layer } from '../picture/drawing';
import type { Format } from '../picture/format';
import type { Print } from '../print/print';

export const format: Format = {
  ...{ width: 1280, height: 960, filmed: 0.75 },
  framesPerSecond: 18,
};
export const { width, height } = format;

/** What a shot shows at one moment. */
export type Sight = Pick<Print, 'lamp'> & { layers: readonly Layer[] };

/** A shot of so many beats; `beat` counts from its own beginning. */
export type Shot = { beats: number; show: (beat: number) => Sight };
