import sharp from 'sharp';
import { contentDir } from '@/lib/content/content-dir.mjs';
import { getTheme } from '@/lib/content/store/get-theme';
import { isFile, mediaFilePath } from '@/lib/content/store/media-files';
import type { LogoImage } from '@/lib/posters/card/card';
import { toChannels } from '@/lib/primitives/colour/rgb';

/** Maximum size in pixels; larger than on a card, so that edges stay sharp. */
const maxSize = { width: 1040, height: 200 };

/**
 * The site's logo in the text colour of a card. Undefined if there is no logo, or if it has several colours, because
 * it would be illegible in one colour. The card then shows the site's name as text.
 */
export async function drawLogoImage(ink: string): Promise<LogoImage | undefined> {
  const { logo } = getTheme();
  const file = logo && mediaFilePath(logo.light.src, contentDir());
  if (!logo || !file || !isFile(file)) return undefined;
  const { width = maxSize.width } = await sharp(file).metadata();
  const density = Math.min(Math.max((72 * maxSize.width) / width, 72), 2400);
  const { data, info } = await sharp(file, { density })
    .resize({ ...maxSize, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (!isSingleColour(data)) return undefined;
  const [red, green, blue] = toChannels(ink);
  for (let at = 0; at < data.length; at += 4) data.set([red, green, blue], at);
  const raw = { width: info.width, height: info.height, channels: 4 } as const;
  const stamp = await sharp(data, { raw }).png().toBuffer();
  return { href: `data:image/png;base64,${stamp.toString('base64')}`, ratio: logo.light.ratio };
}

/** Maximum difference of a colour channel (0–255) within one colour. */
const maxColourDifference = 40;

/** Whether all opaque pixels have the same colour and enough of the area is transparent. */
function isSingleColour(pixels: Uint8Array): boolean {
  const [least, largest] = [
    [255, 255, 255],
    [0, 0, 0],
  ];
  let printed = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 200) continue;
    printed += 1;
    for (const part of [0, 1, 2] as const) {
      least[part] = Math.min(least[part] ?? 255, pixels[at + part] ?? 0);
      largest[part] = Math.max(largest[part] ?? 0, pixels[at + part] ?? 0);
    }
  }
  const isFree = printed * 4 < pixels.length * 0.9;
  return (
    printed > 0 &&
    isFree &&
    largest.every((maxSize, at) => maxSize - (least[at] ?? 0) <= maxColourDifference)
  );
}
