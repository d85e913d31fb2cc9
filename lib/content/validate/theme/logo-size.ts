import { readFileSync } from 'node:fs';
import { readHead } from '../media/read-head';

/** Aspect ratio (width / height) of a logo file; `undefined` if it has no size. */
export function logoRatio(file: string): number | undefined {
  return file.toLowerCase().endsWith('.png') ? ratioOfPng(file) : ratioOfSvg(file);
}

/** Bytes of a PNG up to its size in the first chunk, IHDR (PNG, 11.2.2). */
const headOfPng = 24;

function ratioOfPng(file: string): number | undefined {
  const head = readHead(file, headOfPng);
  if (head.length < headOfPng || head.toString('latin1', 0, 4) !== '\x89PNG') return undefined;
  return sound(head.readUInt32BE(16), head.readUInt32BE(20));
}

function ratioOfSvg(file: string): number | undefined {
  const tag = /<svg[^>]*>/i.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
  const said = (name: string) =>
    new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`, 'i').exec(tag)?.[1];
  const [, , width, height] = (said('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return sound(width, height) ?? sound(pixels(said('width')), pixels(said('height')));
}

const pixels = (length = '') => (/^[\d.]+(?:px)?$/.test(length) ? Number.parseFloat(length) : 0);

function sound(width = 0, height = 0): number | undefined {
  return width > 0 && height > 0 ? Math.round((width / height) * 1000) / 1000 : undefined;
}
