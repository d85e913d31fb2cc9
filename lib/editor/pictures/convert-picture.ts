import sharp from 'sharp';
import { pictureTypeOf } from '@/lib/primitives/picture-type';

/**
 * `type`: not a supported picture; `heic`: a format of phones that this server cannot read; `drawing`: a logo that is
 * neither SVG nor PNG, or too large.
 */
export type PictureRefusal = 'type' | 'heic' | 'pixels' | 'broken' | 'drawing';

export type ConvertedPicture =
  | { bytes: Buffer; extension: 'jpg' | 'webp' }
  | { refused: PictureRefusal };

/** Whether `sharp` can read HEIC. Its prebuilt binaries cannot, because of the patents on HEVC. */
export const readsHeic = (): boolean =>
  sharp.format.heif.input.fileSuffix?.includes('.heic') === true;

/** Longest side in pixels: fills the widest screens, and the build makes the smaller widths of it. */
const longestSide = 3200;
/** Largest picture that is decoded; a bomb of some kilobytes can have more. */
const mostPixels = 150_000_000;

/**
 * A picture as the site stores it: turned as its camera says, no larger than needed, in sRGB, without what else the file
 * said (place, camera). JPEG, or WebP if parts of it are transparent.
 */
export async function convertPicture(original: Buffer): Promise<ConvertedPicture> {
  const type = pictureTypeOf(original);
  if (!type) return { refused: 'type' };
  const picture = sharp(original, { limitInputPixels: mostPixels, failOn: 'error' });
  try {
    const { width, height } = await picture.metadata();
    if (width * height > mostPixels) return { refused: 'pixels' };
    const { isOpaque } = await picture.stats();
    const sized = picture
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: 60 });
    return isOpaque
      ? { bytes: await sized.jpeg({ quality: 88, progressive: true }).toBuffer(), extension: 'jpg' }
      : { bytes: await sized.webp({ quality: 90 }).toBuffer(), extension: 'webp' };
  } catch (error) {
    if (type === 'heic') return { refused: 'heic' };
    return { refused: /pixel limit/i.test(String(error)) ? 'pixels' : 'broken' };
  }
}

/** Width of a preview in the form. */
const previewWidth = 480;

/** A small WebP of a stored picture. */
export async function renderPreview(bytes: Buffer): Promise<Buffer> {
  return await sharp(bytes, { limitInputPixels: mostPixels })
    .autoOrient()
    .resize({ width: previewWidth, withoutEnlargement: true })
    .webp()
    .toBuffer();
}
