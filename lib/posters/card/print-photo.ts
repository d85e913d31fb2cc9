import sharp from 'sharp';
import { getTheme } from '@/lib/content/store/get-theme';
import { posterColours } from '@/lib/content/store/theme';
import { contrast } from '@/lib/primitives/colour/contrast';
import { toChannels } from '@/lib/primitives/colour/rgb';
import type { Inks } from '../palettes';

/** Minimum contrast to black of an ink that is used for the highlights of a photograph. */
const minContrast = 5;

/** The colour of the shadows. */
const dark = () => posterColours(getTheme().posters).black;

/** Maps each of 256 grey values to a colour between black and the ink. */
function duotoneScale(ink: string): number[][] {
  const [shadow, light] = [toChannels(dark()), toChannels(ink)];
  return Array.from({ length: 256 }, (_, grey) =>
    light.map((most, at) =>
      Math.round((shadow[at] ?? 0) + ((most - (shadow[at] ?? 0)) * grey) / 255),
    ),
  );
}

/**
 * The ink for a photograph: the sheet's ground colour if it is bright enough, else the brighter of
 * the two other inks.
 */
export function photoInk({ ground, form, accent }: Inks): string {
  const black = dark();
  if (contrast(ground, black) >= minContrast) return ground;
  return contrast(form, black) > contrast(accent, black) ? form : accent;
}

/**
 * Prints a photograph in black on one ink. Returns an SVG element that fills the field; the picture is
 * cropped where it has least detail.
 *
 * @param file path of a local picture, or its bytes
 */
export async function printPhoto(
  file: string | Buffer,
  { width, height }: { width: number; height: number },
  ink: string,
): Promise<string> {
  const { data } = await sharp(file)
    .autoOrient()
    .resize(width, height, { fit: 'cover', position: 'attention' })
    .greyscale()
    .normalise()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const printed = new Uint8Array(data.length * 3);
  const inks = duotoneScale(ink);
  for (const [at, grey] of data.entries()) printed.set(inks[grey] ?? [], at * 3);
  const picture = await sharp(printed, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 94, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return `<image width="${width}" height="${height}" href="data:image/jpeg;base64,${picture.toString('base64')}"/>`;
}
