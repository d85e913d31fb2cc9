import sharp from 'sharp';
import type { Study } from '../study';
import { rasterise } from './rasterise';

/** Wide enough to fill a screen. */
const width = 1920;

/** Draws the picture at a beat anew, larger than in the film, as a JPEG. */
export async function writePicture(study: Study, beat: number, jpeg: string): Promise<void> {
  const { format, drawAt } = study;
  const scale = width / format.width;
  const raw = { width, height: Math.round(format.height * scale), channels: 3 } as const;
  await sharp(await rasterise(drawAt(beat), format, scale), { raw })
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(jpeg);
}
