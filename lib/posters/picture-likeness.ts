import sharp from 'sharp';

const [width, height] = [24, 36];

/** From here on two pictures are taken for each other on a wall. */
export const twinPictures = 0.65;

/** A picture at the size of a stamp, its pixels in red, green and blue. */
export async function smallPicture(svg: string): Promise<Uint8Array> {
  return await sharp(Buffer.from(svg))
    .resize(width, height, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Pearson's correlation of two lists of one length, -1 to 1. */
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

/** Row by row from the other side. */
const mirrored = (mask: readonly number[]) =>
  mask.map((_, at) => mask[at - (at % width) + width - 1 - (at % width)] as number);

/** The colour of the sheet, which most pixels have, and how far each stands from it. */
function readPicture(picture: Uint8Array) {
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
 * How alike two small pictures are, 0 to 1: the correlation of what is printed on them (either way round), weighed
 * by how near their sheets are in colour.
 */
export function pictureLikeness(one: Uint8Array, other: Uint8Array): number {
  const [a, b] = [readPicture(one), readPicture(other)];
  const shape = Math.max(correlation(a.mask, b.mask), correlation(a.mask, mirrored(b.mask)), 0);
  const apart = Math.hypot(...a.ground.map((value, at) => value - (b.ground[at] as number)));
  return shape * (1 - 0.5 * Math.min(apart / 220, 1));
}
