import subsetFont from 'subset-font';
import { locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
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
export async function subsetFace(face: Face): Promise<FacePart[]> {
  const ranges = await firstSubsetRanges();
  const points = face.font.characterSet.filter((point) => point >= 0x20 && point !== 0xffff);
  const first = points.filter((point) => isWithin(ranges, point));
  const rest = points.filter((point) => !isWithin(ranges, point));
  const parts: FacePart[] = [];
  for (const pointGroup of [first, rest])
    if (pointGroup.length > 0)
      parts.push({ bytes: await cut(face, pointGroup), points: pointGroup });
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

/**
 * Characters for French and German text and names (the letters of ISO 8859-15 except Š and Ž), their quotes,
 * dashes and spaces, and symbols used on the pages (`× · § € ↑ ↓ −`). Each further character costs every
 * visitor a quarter of a kilobyte.
 */
const commonRanges: readonly [number, number][] = [
  [0x20, 0x7e],
  [0xa0, 0xa1],
  [0xa7, 0xa7],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xbf, 0xff],
  [0x152, 0x153],
  [0x178, 0x178],
  [0x2009, 0x2026],
  [0x202f, 0x202f],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2116, 0x2116],
  [0x2191, 0x2193],
  [0x2212, 0x2212],
];

/**
 * Code point ranges of the first font subset: the usual characters, and those of the interface texts in all
 * languages.
 */
export async function firstSubsetRanges(): Promise<[number, number][]> {
  const words = await Promise.all(locales.map(loadMessages));
  const points = [...new Set(JSON.stringify(words))].map((letter) => letter.codePointAt(0) ?? 0);
  const others = points.filter((point) => point > 0x7e && !isWithin(commonRanges, point));
  return [...commonRanges, ...others.map((point): [number, number] => [point, point])];
}

/** Whether a code point lies within one of the ranges. */
export function isWithin(ranges: readonly [number, number][], point: number): boolean {
  return ranges.some(([from, to]) => from <= point && point <= to);
}
