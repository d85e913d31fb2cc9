import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { fileOf } from '@/lib/content/store/media-files';
import type { Fault } from '@/lib/content/validate/fault';
import { readTheme, themePath } from '@/lib/content/validate/theme/read-theme';
import { iconFiles } from './icon-files.mjs';

const headLength = 6;

const entryLength = 16;

/** Of the project's own, where a house has none. */
const ownIcon = 'public/icon.svg';
/** Pixels: a tab, a tab at twice the density, Windows. */
const faviconSizes = [16, 32, 48];
/** The part of a mask's width in which all that matters has to stand, four fifths round, holds a square of this. */
const inMask = 0.7;

/**
 * Writes the icons that browsers, phones and the manifest ask for below `public`: from the house's drawing, on
 * phones from its PNG where it has one, else from the project's.
 * @returns a fault where the house's icon cannot be read
 */
export async function makeIcons(house: string, root: string): Promise<Fault[]> {
  const { icons, light } = readTheme(house);
  const named = (ending: string) => icons.find((path) => path.toLowerCase().endsWith(ending));
  const own = named('.svg') ?? named('.png');
  const phone = named('.png') ?? own;
  const [drawing, picture] = [own, phone].map((src) =>
    readFileSync(src ? fileOf(src, house) : join(root, ownIcon)),
  ) as [Buffer, Buffer];
  try {
    const made = await drawAll(drawing, picture, light.paper);
    for (const [name, bytes] of Object.entries(made)) write(join(root, 'public', name), bytes);
    return [];
  } catch (error) {
    const text = 'a whole picture in {file}; it cannot be read ({reason}): save it anew';
    const reason = (error as Error).message.split('\n')[0] ?? '';
    const values = { file: fileOf(own ?? '', house), reason };
    return [{ path: themePath(house), field: 'icon', expected: { text, values } }];
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

/** A drawing or a picture as a square of so many pixels, whole, on nothing. */
async function draw(bytes: Buffer, size: number): Promise<Buffer> {
  const { format, width = size, height = size } = await sharp(bytes).metadata();
  // A drawing is drawn at its size, and not blown up.
  const density = Math.min(2400, Math.max(1, (72 * size) / Math.max(width, height)));
  return sharp(bytes, format === 'svg' ? { density } : {})
    .resize(size, size, { fit: 'contain', background: clear })
    .png()
    .toBuffer();
}

/** On a ground without holes, since phones cut and fill as they like: the icon's own where it has one, else paper. */
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

/** A square picture as PNG, and how wide it is. Pixels, at most 256. */
type SizedPng = { size: number; png: Buffer };

/** An icon of several sizes, each a PNG within: ICO as every browser of the last fifteen years reads it. */
function writeIco(pictures: readonly SizedPng[]): Buffer {
  const head = Buffer.alloc(headLength);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = headLength + entryLength * pictures.length;
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(entryLength);
    // 256 does not fit into its byte, and is written as 0.
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
