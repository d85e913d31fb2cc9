import { pictureTypeOf } from '@/lib/primitives/picture-type';

/** Maximum size of a drawing. Logos have a few kilobytes. */
const mostBytes = 1024 * 1024;

/**
 * Accepts a logo or an icon unconverted, as SVG or PNG. The validator rejects an SVG with scripts or links before it is
 * published; until then it has no public address.
 */
export function takeDrawing(
  bytes: Buffer,
): { bytes: Buffer; extension: 'svg' | 'png' } | { refused: 'drawing' } {
  if (bytes.length > mostBytes) return { refused: 'drawing' };
  if (pictureTypeOf(bytes) === 'png') return { bytes, extension: 'png' };
  const isSvg = !bytes.includes(0) && /<svg[\s>]/i.test(bytes.toString('utf8'));
  return isSvg ? { bytes, extension: 'svg' } : { refused: 'drawing' };
}
