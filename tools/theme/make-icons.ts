import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { mediaFilePath } from '@/lib/content/store/media-files';
import type { Issue } from '@/lib/content/validate/issue';
import { readTheme, themePath } from '@/lib/content/validate/theme/read-theme';
import { iconFiles } from './icon-files.mjs';

const headLength = 6;

const entryLength = 16;

/** The project's default icon, for sites without one. */
const defaultIcon = 'public/icon.svg';
/** Sizes of the favicon in pixels: for a tab, a tab at double density, and Windows. */
const faviconSizes = [16, 32, 48];
/**
 * Side of the picture inside the maskable icon, as a share of the icon's side. The square must fit into the
 * safe zone, a circle with a diameter of four fifths of the width.
 */
const inMask = 0.7;

/**
 * Writes the icons for browsers, phones and the manifest below `public`. The favicon is made from the site's
 * SVG, the others from its PNG. If one of the two is missing, the other is used; if both are missing, the
 * project's icon is used.
 * @returns an issue if the site's icon cannot be read
 */
export async function makeIcons(contentFolder: string, root: string): Promise<Issue[]> {
  const { icons, light } = readTheme(contentFolder);
  const named = (ending: string) => icons.find((path) => path.toLowerCase().endsWith(ending));
  const own = named('.svg') ?? named('.png');
  const phone = named('.png') ?? own;
  const [drawing, picture] = [own, phone].map((src) =>
    readFileSync(src ? mediaFilePath(src, contentFolder) : join(root, defaultIcon)),
  ) as [Buffer, Buffer];
  try {
    const made = await drawAll(drawing, picture, light.paper);
    for (const [name, bytes] of Object.entries(made)) write(join(root, 'public', name), bytes);
    return [];
  } catch (error) {
    const text = 'a whole picture in {file}; it cannot be read ({reason}): save it anew';
    const reason = (error as Error).message.split('\n')[0] ?? '';
    const values = { file: mediaFilePath(own ?? '', contentFolder), reason };
    return [{ path: themePath(contentFolder), field: 'icon', expected: { text, values } }];
  }
}

async function drawAll(drawing: Buffer, picture: Buffer, paper: string) {
  const favicon = faviconSizes.map(async (size) => ({ size, png: await draw(drawing, size) }));
  return {
    [iconFiles.favicon]: writeIco(await Promise.all(favicon)),
    [iconFiles.phone]: await mask(picture, 180, paper, 1),
    [iconFiles.small]: await draw(picture, 192),
    [iconFiles.large]: await draw(picture, 512),
    [iconFiles.smallMask]: await mask(picture, 192, paper, inMask),
    [iconFiles.largeMask]: await mask(picture, 512, paper, inMask),
  };
}

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** Renders an icon as a transparent square of `size` pixels, uncropped. */
async function draw(bytes: Buffer, size: number): Promise<Buffer> {
  const { format, width = size, height = size } = await sharp(bytes).metadata();
  // SVGs are rasterised at the target size instead of being scaled up.
  const density = Math.min(2400, Math.max(1, (72 * size) / Math.max(width, height)));
  return sharp(bytes, format === 'svg' ? { density } : {})
    .resize(size, size, { fit: 'contain', background: clear })
    .png()
    .toBuffer();
}

/**
 * Renders an icon on an opaque background, since phones crop and fill icons: its own background colour if it has
 * one, else the paper colour.
 */
async function mask(bytes: Buffer, size: number, paper: string, part: number): Promise<Buffer> {
  const inner = Math.round(size * part);
  const icon = await draw(bytes, inner);
  const { data } = await sharp(icon).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const [r = 0, g = 0, b = 0, alpha = 0] = data;
  const background = alpha === 255 ? { r, g, b } : paper;
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: icon, gravity: 'centre' }])
    .png()
    .toBuffer();
}

function write(file: string, bytes: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/** A square PNG with its width in pixels, at most 256. */
type SizedPng = { size: number; png: Buffer };

/** Builds an ICO file with embedded PNGs, which all browsers of the last fifteen years support. */
function writeIco(pictures: readonly SizedPng[]): Buffer {
  const head = Buffer.alloc(headLength);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = headLength + entryLength * pictures.length;
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(entryLength);
    // A size of 256 is written as 0, since the field is one byte.
    entry.writeUInt8(size % 256, 0);
    entry.writeUInt8(size % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([head, ...entries, ...pictures.map(({ png }) => png)]);
}
