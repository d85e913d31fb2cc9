import sharp from 'sharp';
import type { Library } from '@/lib/content/store/raw-library';
import { drawPoster } from './draw-poster';
import { listPosterRows, neighbourDistance } from './editions';
import { getAllPosterFacts } from './get-poster-facts';

export type Pair = { one: string; other: string; likeness: number };

/** All pairs of films whose posters are close to each other in a row, most similar first. */
export async function compareNeighbours(library: Library): Promise<Pair[]> {
  const pictures = new Map<string, Uint8Array>();
  for (const [slug, facts] of getAllPosterFacts(library))
    pictures.set(slug, await rasteriseSmall(drawPoster(facts, 'portrait')));
  const pairs = new Map<string, Pair>();
  for (const row of listPosterRows(library))
    for (const [at, one] of row.entries())
      for (const other of row.slice(at + 1, at + 1 + neighbourDistance)) {
        const [a, b] = [pictures.get(one), pictures.get(other)];
        const name = [one, other].sort().join(' ');
        if (!a || !b || pairs.has(name)) continue;
        pairs.set(name, { one, other, likeness: pictureSimilarity(a, b) });
      }
  return [...pairs.values()].sort((a, b) => b.likeness - a.likeness);
}

const [width, height] = [24, 36];

/** Similarity from which two pictures look the same in a grid. */
export const twinLimit = 0.65;

/** Rasterises a picture to 24 × 36 pixels, RGB. */
async function rasteriseSmall(svg: string): Promise<Uint8Array> {
  return await sharp(Buffer.from(svg))
    .resize(width, height, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Pearson correlation of two lists of the same length, -1 to 1. */
function correlation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [mean(one), mean(other)];
  let [both, first, second] = [0, 0, 0];
  for (const [at, value] of one.entries()) {
    const [x, y] = [value - a, (other[at] as number) - b];
    both += x * y;
    first += x * x;
    second += y * y;
  }
  return both / Math.sqrt(first * second || 1);
}

const pixelsOf = (picture: Uint8Array) =>
  Array.from({ length: width * height }, (_, at) => at * 3).map((at) => [
    ...picture.subarray(at, at + 3),
  ]);

/** Mirrors each row. */
const mirrored = (mask: readonly number[]) =>
  mask.map((_, at) => mask[at - (at % width) + width - 1 - (at % width)] as number);

/** The background colour (the most frequent one), and each pixel's distance from it. */
function readSmallPicture(picture: Uint8Array) {
  const pixels = pixelsOf(picture);
  const counts = new Map<string, number>();
  for (const pixel of pixels) counts.set(`${pixel}`, (counts.get(`${pixel}`) ?? 0) + 1);
  const [most = '0,0,0'] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  const ground = most.split(',').map(Number);
  const distance = (pixel: number[]) =>
    Math.hypot(...pixel.map((value, at) => value - (ground[at] as number)));
  return { ground, mask: pixels.map(distance) };
}

/**
 * Similarity of two small pictures, 0 to 1: the correlation of their shapes (mirrored or not), weighted by the
 * closeness of their background colours.
 */
function pictureSimilarity(one: Uint8Array, other: Uint8Array): number {
  const [a, b] = [readSmallPicture(one), readSmallPicture(other)];
  const shape = Math.max(correlation(a.mask, b.mask), correlation(a.mask, mirrored(b.mask)), 0);
  const groundDistance = Math.hypot(
    ...a.ground.map((value, at) => value - (b.ground[at] as number)),
  );
  return shape * (1 - 0.5 * Math.min(groundDistance / 220, 1));
}
