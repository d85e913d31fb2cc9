import { readFile } from 'node:fs/promises';
import type { Font } from 'fontkit';
import { openFont } from '@/lib/posters/type/font-files';

/** A font file and its axes. */
export type Face = {
  file: string;
  font: Font;
  bytes: Buffer;
  isItalic: boolean;
  /** Range of weights that is used, as in CSS; twice the same value for a static font. */
  weight: [number, number];
  /** Range of widths in per cent; absent if the font has no width axis. */
  width?: [number, number];
};

type Axis = { min: number; max: number };

/** Ranges that the style sheets use (`titleCuts` in font-metrics.ts; body text uses weights 400 to 700). */
const [weights, widths]: [Axis, Axis] = [
  { min: 400, max: 860 },
  { min: 70, max: 118 },
];

export async function readFace(file: string): Promise<Face> {
  const bytes = await readFile(file);
  const font = await openFont(bytes);
  const { wght, wdth } = font.variationAxes;
  const staticWeight = font['OS/2']?.usWeightClass ?? 400;
  return {
    ...{ file, font, bytes, isItalic: font.italicAngle !== 0 },
    weight: wght ? clampAxis(wght, weights) : [staticWeight, staticWeight],
    ...(wdth && { width: clampAxis(wdth, widths) }),
  };
}

/** Intersects an axis with the used range; its nearest end if they do not overlap. */
function clampAxis({ min, max }: Axis, usedRange: Axis): [number, number] {
  const clamp = (value: number) => Math.min(max, Math.max(min, value));
  return [clamp(usedRange.min), clamp(usedRange.max)];
}
