import { readFile } from 'node:fs/promises';
import type { Font } from 'fontkit';
import { openFace } from '@/lib/posters/type/open-face';

/** One file of a typeface and what it can do. */
export type Face = {
  file: string;
  font: Font;
  bytes: Buffer;
  isItalic: boolean;
  /** Least and largest, as CSS counts them; the same twice where there is one only. */
  weight: [number, number];
  /** In per cent; without it the face has one width. */
  width?: [number, number];
};

export async function readFace(file: string): Promise<Face> {
  const bytes = await readFile(file);
  const font = await openFace(bytes);
  const { wght, wdth } = font.variationAxes;
  const only = font['OS/2']?.usWeightClass ?? 400;
  return {
    ...{ file, font, bytes, isItalic: font.italicAngle !== 0 },
    weight: wght ? [wght.min, wght.max] : [only, only],
    ...(wdth && { width: [wdth.min, wdth.max] }),
  };
}
