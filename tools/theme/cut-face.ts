import subsetFont from 'subset-font';
import { firstLetters, isWithin } from './first-letters';
import type { Face } from './read-face';

/** A served subset of a font face, with its code points. */
export type FacePart = { bytes: Buffer; points: readonly number[] };

/** Optional OpenType features that no style sheet enables. */
const unasked =
  /^(aalt|afrc|c2pc|c2sc|case|cpsp|dlig|dnom|frac|hist|hlig|nalt|numr|onum|ordn|ornm|pcap|pnum|salt|sinf|smcp|subs|sups|swsh|titl|unic|zero|(cv|ss)\d\d)$/;

/**
 * Splits a font face into subsets: first the characters that any page may contain, then the rest, which is fetched
 * only by pages that use it. Unused weights, widths and features are removed.
 */
export async function cutFace(face: Face): Promise<FacePart[]> {
  const ranges = await firstLetters();
  const points = face.font.characterSet.filter((point) => point >= 0x20 && point !== 0xffff);
  const first = points.filter((point) => isWithin(ranges, point));
  const rest = points.filter((point) => !isWithin(ranges, point));
  const parts: FacePart[] = [];
  for (const some of [first, rest])
    if (some.length > 0) parts.push({ bytes: await cut(face, some), points: some });
  return parts;
}

function cut({ bytes, font, weight, width }: Face, points: readonly number[]): Promise<Buffer> {
  const { wght, wdth } = font.variationAxes;
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes: {
      ...(wght && { wght: span(weight) }),
      ...(wdth && width && { wdth: span(width) }),
    },
    keepFeatures: font.availableFeatures.filter((feature) => !unasked.test(feature)),
  };
  return subsetFont(bytes, String.fromCodePoint(...points), options);
}

const span = ([min, max]: [number, number]) => (min === max ? min : { min, max });
