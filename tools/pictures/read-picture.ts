import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import type { Said } from '@/lib/content/validate/faults/sentence';
import type { MadePicture } from '@/lib/posters/photographs/made-picture';

/** Of the pictures' own making: another number makes all of them anew. */
const edition = 2;
/** Points of a picture: a wall poster at 600 dpi has less, and one that says it has more is no picture. */
const limitInputPixels = 150_000_000;
/** Bytes. */
const most = 64 * 1024 * 1024;

/** Why a file is not taken for a picture, so that an editor can be told. */
export class NoPicture extends Error {
  readonly reason: Said;
  constructor(text: string, values: Said['values']) {
    super(text);
    this.reason = { text, values };
  }
}

/** A file's picture, standing upright, and as often as it is asked for its points, none of which are read before. */
export type ReadPicture = MadePicture & { source: () => Sharp };

/**
 * Reads what a picture says of itself.
 * @throws NoPicture, or what sharp says of a file that it cannot read
 */
export async function readPicture(file: string): Promise<ReadPicture> {
  const { size } = statSync(file);
  if (size > most)
    throw new NoPicture('it has {size} MB, 64 at most', { size: Math.round(size / 1024 / 1024) });
  const bytes = readFileSync(file);
  const name = createHash('sha256').update(`${edition}\0`).update(bytes).digest('hex').slice(0, 20);
  const source = () => sharp(bytes, { limitInputPixels, failOn: 'truncated' }).autoOrient();
  const { autoOrient } = await source().metadata();
  const { width, height } = autoOrient;
  if (width * height > limitInputPixels)
    throw new NoPicture('it claims {width} × {height} points', { width, height });
  return { name, width, height, source };
}
