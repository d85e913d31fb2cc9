import { randomFrom } from '@/lib/text/random';

const side = 1024;

/** A tile of numbers around 0 with a deviation near 1, `softness` pixels to a grain; it repeats. */
export function noiseTile(seed: number, softness: number): Float32Array {
  const random = randomFrom(seed);
  const tile = Float32Array.from(
    { length: side * side },
    () => random() + random() + random() + random() - 2,
  );
  for (let pass = 0; pass < softness; pass += 1) soften(tile);
  return normalise(tile);
}

/** Where in a tile the pixel at `x`, `y` is. */
export const tileIndex = (x: number, y: number) => (y & (side - 1)) * side + (x & (side - 1));

function soften(tile: Float32Array): void {
  const before = tile.slice();
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const at = (dx: number, dy: number) => before[tileIndex(x + dx, y + dy)] ?? 0;
      tile[tileIndex(x, y)] = 2 * at(0, 0) + at(-1, 0) + at(1, 0) + at(0, -1) + at(0, 1);
    }
  }
}

function normalise(tile: Float32Array): Float32Array {
  let sum = 0;
  for (const value of tile) sum += value * value;
  const scale = 1 / Math.sqrt(sum / tile.length || 1);
  return tile.map((value) => value * scale);
}
