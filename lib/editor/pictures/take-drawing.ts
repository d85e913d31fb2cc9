import { pictureTypeOf } from './picture-type';

/** Largest drawing: a logo has some kilobytes. */
const mostBytes = 1024 * 1024;

/**
 * A logo or an icon as it was drawn, SVG or PNG. The validator refuses an SVG with scripts or links before it is
 * published; until then no address shows it.
 */
export function takeDrawing(
  bytes: Buffer,
): { bytes: Buffer; extension: 'svg' | 'png' } | { refused: 'drawing' } {
  if (bytes.length > mostBytes) return { refused: 'drawing' };
  if (pictureTypeOf(bytes) === 'png') return { bytes, extension: 'png' };
  const isSvg = !bytes.includes(0) && /<svg[\s>]/i.test(bytes.toString('utf8'));
  return isSvg ? { bytes, extension: 'svg' } : { refused: 'drawing' };
}
