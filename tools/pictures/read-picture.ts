import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { Sharp } from 'sharp';
import type { SentenceTemplate } from '@/lib/content/validate/issues/editor-message';
import type { ResizedPicture } from '@/lib/posters/photographs/picture-props';

/** Version of the picture processing. Increase it to encode all pictures again. */
const encoderVersion = 2;
/** Maximum number of pixels, more than a wall poster has at 600 dpi. A file that claims more is treated as invalid. */
const limitInputPixels = 150_000_000;
/** Maximum file size in bytes. */
const maxFileSize = 64 * 1024 * 1024;

/** Why a file is not accepted as a picture, as a message for editors. */
export class InvalidPictureError extends Error {
  readonly reason: SentenceTemplate;
  constructor(text: string, values: SentenceTemplate['values']) {
    super(text);
    this.reason = { text, values };
  }
}

/** A picture's metadata, and a function that opens its pixels, upright. No pixels are decoded before it is called. */
export type ReadPicture = ResizedPicture & { source: () => Sharp };

/**
 * Reads the metadata of a picture.
 * @throws InvalidPictureError, or sharp's error for an unreadable file
 */
export async function readPicture(file: string): Promise<ReadPicture> {
  const { size } = statSync(file);
  if (size > maxFileSize)
    throw new InvalidPictureError('it has {size} MB, 64 at most', {
      size: Math.round(size / 1024 / 1024),
    });
  const bytes = readFileSync(file);
  const name = createHash('sha256')
    .update(`${encoderVersion}\0`)
    .update(bytes)
    .digest('hex')
    .slice(0, 20);
  // Loaded with the first picture: most runs validate texts alone.
  const { default: sharp } = await import('sharp');
  const source = () => sharp(bytes, { limitInputPixels, failOn: 'truncated' }).autoOrient();
  const { autoOrient } = await source().metadata();
  const { width, height } = autoOrient;
  if (width * height > limitInputPixels)
    throw new InvalidPictureError('it claims {width} × {height} points', { width, height });
  return { name, width, height, source };
}
