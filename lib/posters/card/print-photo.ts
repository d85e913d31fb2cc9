import sharp from 'sharp';
import { getTheme } from '@/lib/content/store/get-theme';
import { printed } from '@/lib/content/store/theme';
import { channels } from '@/lib/primitives/colour/channels';
import { contrast } from '@/lib/primitives/colour/contrast';
import type { Inks } from '../inks';

/** Least contrast to black of an ink that can bear the lights of a picture. */
const bright = 5;

/** What stands for the shadows of a picture. */
const dark = () => printed(getTheme().posters).black;

/** What each of 256 greys becomes: from black to the ink. */
function scaleOf(ink: string): number[][] {
  const [shadow, light] = [channels(dark()), channels(ink)];
  return Array.from({ length: 256 }, (_, grey) =>
    light.map((most, at) =>
      Math.round((shadow[at] ?? 0) + ((most - (shadow[at] ?? 0)) * grey) / 255),
    ),
  );
}

/** Of a sheet's inks the one that a picture is printed on: that of the sheet, or else the brightest. */
export function photoInk({ ground, form, accent }: Inks): string {
  const black = dark();
  if (contrast(ground, black) >= bright) return ground;
  return contrast(form, black) > contrast(accent, black) ? form : accent;
}

/**
 * A photograph as the house prints all of them: black on one ink, whatever it came in. An SVG element that fills its
 * field; what the field has no room for is cut off where least happens.
 * @param file a picture of the house's own
 */
export async function printPhoto(
  file: string,
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
  const inks = scaleOf(ink);
  for (const [at, grey] of data.entries()) printed.set(inks[grey] ?? [], at * 3);
  const picture = await sharp(printed, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 94, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return `<image width="${width}" height="${height}" href="data:image/jpeg;base64,${picture.toString('base64')}"/>`;
}
