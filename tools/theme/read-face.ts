import { readFile } from 'node:fs/promises';
import type { Font } from 'fontkit';
import { openFace } from '@/lib/posters/type/open-face';

/** One file of a typeface and what it can do. */
export type Face = {
  file: string;
  font: Font;
  bytes: Buffer;
  isItalic: boolean;
  /** Least and largest that are asked of it, as CSS counts them; the same twice where there is one only. */
  weight: [number, number];
  /** The same in per cent; without it the face has one width. */
  width?: [number, number];
};

type Axis = { min: number; max: number };

/** The least and the largest that the style sheets name (`titleCuts` in set-widths.ts; text is set in 400 to 700). */
const [weights, widths]: [Axis, Axis] = [
  { min: 400, max: 860 },
  { min: 70, max: 118 },
];

export async function readFace(file: string): Promise<Face> {
  const bytes = await readFile(file);
  const font = await openFace(bytes);
  const { wght, wdth } = font.variationAxes;
  const only = font['OS/2']?.usWeightClass ?? 400;
  return {
    ...{ file, font, bytes, isItalic: font.italicAngle !== 0 },
    weight: wght ? within(wght, weights) : [only, only],
    ...(wdth && { width: within(wdth, widths) }),
  };
}

/** What is asked of an axis as far as it goes; its nearest end where it does not go there. */
function within({ min, max }: Axis, asked: Axis): [number, number] {
  const held = (value: number) => Math.min(max, Math.max(min, value));
  return [held(asked.min), held(asked.max)];
}
