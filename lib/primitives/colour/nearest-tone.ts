import { fromOklch, toOklch } from './oklch';

/** Steps of lightness between black and white; one of them is below what an eye can tell. */
const steps = 400;

/**
 * The tone of a `#rrggbb` colour that is nearest to it and that will do: its hue stays, and its chroma as far as a
 * screen can show it; what changes is its lightness. Itself if it will do, `undefined` if no tone of it will.
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
