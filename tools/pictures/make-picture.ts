import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type MadePicture, pictureFile } from '@/lib/pictures/made-picture';
import { pictureWidths } from '@/lib/pictures/picture-widths';

/** Of the pictures' own making: another number makes all of them anew. */
const edition = 1;
/** Points of a picture: a wall poster at 600 dpi has less, and one that says it has more is no picture. */
const limitInputPixels = 150_000_000;
/** Bytes. */
const most = 64 * 1024 * 1024;

/**
 * Makes a picture at all its widths in `shelf`, where they do not lie there already. The metadata of a camera
 * (where it was, whose it is) stay behind.
 * @throws a sentence about what is wrong with the file
 */
export async function makePicture(file: string, shelf: string): Promise<MadePicture> {
  const { size } = statSync(file);
  if (size === 0) throw new Error('it is empty');
  if (size > most) throw new Error(`it has ${Math.round(size / 1024 / 1024)} MB, 64 at most`);
  const bytes = readFileSync(file);
  const name = createHash('sha256').update(`${edition}\0`).update(bytes).digest('hex').slice(0, 20);
  const source = () => sharp(bytes, { limitInputPixels, failOn: 'truncated' }).autoOrient();
  const { autoOrient } = await source().metadata();
  const { width, height } = autoOrient;
  if (width * height > limitInputPixels) throw new Error(`it claims ${width} × ${height} points`);
  mkdirSync(shelf, { recursive: true });
  for (const at of pictureWidths(width)) {
    const made = join(shelf, pictureFile(name, at));
    if (existsSync(made)) continue;
    // Whole or not at all, also where a build is broken off.
    await source().resize(at).webp({ quality: 78, effort: 4 }).toFile(`${made}.part`);
    renameSync(`${made}.part`, made);
  }
  return { name, width, height };
}
