import { fromLinearLight, toLinearLight } from './rgb';

/** A perceptual colour: lightness 0 to 1, chroma from 0 (grey) to about 0.37, hue in radians. */
export type Oklch = { lightness: number; chroma: number; hue: number };

/**
 * Converts `#rrggbb`. Matrices of OKLab: Björn Ottosson, “A perceptual color space for image
 * processing”, 2020.
 */
export function toOklch(colour: string): Oklch {
  const [r, g, b] = toLinearLight(colour);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const green = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const blue = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { lightness, chroma: Math.hypot(green, blue), hue: Math.atan2(blue, green) };
}

/** `#rrggbb`, with the chroma reduced to what sRGB allows at that lightness. */
export function fromOklch({ lightness, chroma, hue }: Oklch): string {
  for (let part = 1; part > 0; part -= 0.02) {
    const shown = exactly(lightness, chroma * part * Math.cos(hue), chroma * part * Math.sin(hue));
    if (shown) return shown;
  }
  return exactly(lightness, 0, 0) ?? (lightness < 0.5 ? '#000000' : '#ffffff');
}

function exactly(lightness: number, green: number, blue: number): string | undefined {
  const l = (lightness + 0.3963377774 * green + 0.2158037573 * blue) ** 3;
  const m = (lightness - 0.1055613458 * green - 0.0638541728 * blue) ** 3;
  const s = (lightness - 0.0894841775 * green - 1.291485548 * blue) ** 3;
  return fromLinearLight([
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]);
}

/** Steps of lightness between black and white; a single step is not visible. */
const steps = 400;

/**
 * The tone nearest to a `#rrggbb` colour for which `willDo` returns true. The hue stays, and the
 * chroma as far as sRGB allows; only the lightness changes. Returns black or white if no such tone
 * satisfies `willDo`, `undefined` if these do not either.
 */
export function nearestTone(colour: string, willDo: (tone: string) => boolean): string | undefined {
  if (willDo(colour)) return colour;
  const original = toOklch(colour);
  for (let step = 1; step <= steps; step++) {
    for (const lightness of [
      original.lightness - step / steps,
      original.lightness + step / steps,
    ]) {
      if (lightness < 0 || lightness > 1) continue;
      const tone = fromOklch({ ...original, lightness });
      if (willDo(tone)) return tone;
    }
  }
  return ['#000000', '#ffffff'].find(willDo);
}
