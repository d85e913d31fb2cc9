import { fromOklch, toOklch } from './oklch';

/** Steps of lightness between black and white; a single step is not visible. */
const steps = 400;

/**
 * The tone nearest to a `#rrggbb` colour that satisfies `willDo`. The hue stays, and the chroma as far as sRGB allows;
 * only the lightness changes. Returns the colour itself if it satisfies, `undefined` if no tone does.
 */
export function nearestTone(colour: string, willDo: (tone: string) => boolean): string | undefined {
  if (willDo(colour)) return colour;
  const seen = toOklch(colour);
  for (let step = 1; step <= steps; step++) {
    for (const lightness of [seen.lightness - step / steps, seen.lightness + step / steps]) {
      if (lightness < 0 || lightness > 1) continue;
      const tone = fromOklch({ ...seen, lightness });
      if (willDo(tone)) return tone;
    }
  }
  return ['#000000', '#ffffff'].find(willDo);
}
