import type { Layer } from '../picture/drawing';
import type { Format } from '../picture/format';
import type { Print } from '../print/print';

export const format: Format = {
  ...{ width: 1280, height: 960, filmed: 0.75 },
  framesPerSecond: 16,
};
export const { width, height } = format;
export const beatsOfBar = 3;

/** What a shot shows at one moment. */
export type Sight = Pick<Print, 'tones' | 'lamp' | 'iris'> & { layers: readonly Layer[] };

/** A shot of so many bars; `beat` counts from its own beginning. */
export type Shot = { bars: number; show: (beat: number) => Sight };

/** Further out than any pan and any unsteadiness of the picture shows. */
export const margin = 60;
