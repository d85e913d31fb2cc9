import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Said } from '@/lib/content/faults/sentence';
import { type MadePicture, pictureFile } from '@/lib/pictures/made-picture';
import { pictureWidths } from '@/lib/pictures/picture-widths';

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

/**
 * Makes a picture at all its widths in `shelf`, where they do not lie there already. The metadata of a camera
 * (where it was, whose it is) stay behind.
 * @throws NoPicture, or what sharp says of a file that it cannot read
 */
export async function makePicture(file: string, shelf: string): Promise<MadePicture> {
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
  mkdirSync(shelf, { recursive: true });
  for (const at of pictureWidths(width)) {
    const made = join(shelf, pictureFile(name, at));
    if (existsSync(made)) continue;
    // Whole or not at all, also where a build is broken off.
    // The most effort: a fourteenth less of the same picture, made once.
    await source().resize(at).webp({ quality: 78, effort: 6 }).toFile(`${made}.part`);
    renameSync(`${made}.part`, made);
  }
  return { name, width, height };
}
