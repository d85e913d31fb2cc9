import { locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

/**
 * Characters for French and German text and names (ISO 8859-15), their quotes, dashes and spaces, and symbols used
 * on the pages (`× · § € ↓ −`). Each further character costs every visitor a quarter of a kilobyte.
 */
const usual: readonly [number, number][] = [
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
export async function firstLetters(): Promise<[number, number][]> {
  const words = await Promise.all(locales.map(loadMessages));
  const points = [...new Set(JSON.stringify(words))].map((letter) => letter.codePointAt(0) ?? 0);
  const others = points.filter((point) => point > 0x7e && !isWithin(usual, point));
  return [...usual, ...others.map((point): [number, number] => [point, point])];
}

/** Whether a code point lies within one of the ranges. */
export function isWithin(ranges: readonly [number, number][], point: number): boolean {
  return ranges.some(([from, to]) => from <= point && point <= to);
}
