import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

/** A picture in some 25 bytes, in base64, to be shown while the real one is on its way. */
export async function thumbhashOf(file: string): Promise<string> {
  // The library takes at most 100 × 100 pixels.
  const small = sharp(file).resize(100, 100, { fit: 'inside' }).ensureAlpha().raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
