import { randomFrom } from '@/lib/text/random';
import { lineThrough } from '../../picture/svg';

/** Where the ground is at `x`. */
export type Ground = (x: number) => number;

/** A line of hills around `level`: three waves on one another, the longest `length` units. */
export function hills(seed: number, level: number, rise: number, length: number): Ground {
  const random = randomFrom(seed);
  const [a, b, c] = [random() * 7, random() * 7, random() * 7];
  const wave = (x: number, share: number, late: number) =>
    Math.sin((2 * Math.PI * x) / (length * share) + late);
  return (x) =>
    level - rise * (0.62 * wave(x, 1, a) + 0.28 * wave(x, 0.43, b) + 0.1 * wave(x, 0.17, c));
}

/** What is below the ground from `from` to `until`, down to `floor`, as the data of a path. */
export function earth(ground: Ground, from: number, until: number, floor: number): string {
  const step = 10;
  const points: [number, number][] = [];
  for (let x = from; x <= until; x += step) points.push([x, ground(x)]);
  return lineThrough([...points, [until, floor], [from, floor]], true);
}

/** Blades of grass on the ground, leaning by `wind` (−1 … 1). */
export function grass(
  seed: number,
  ground: Ground,
  from: number,
  until: number,
  tall: number,
  wind: number,
): string {
  const random = randomFrom(seed);
  const blades: string[] = [];
  for (let x = from; x < until; x += 5 + 9 * random()) {
    const height = tall * (0.35 + 0.65 * random());
    const lean = (random() - 0.5) * 0.7 + wind * (0.4 + 0.5 * random());
    const y = ground(x) + 4;
    const tip = [x + lean * height, y - height * (1 - 0.2 * Math.abs(lean))] as const;
    blades.push(
      `M${(x - 2).toFixed(1)} ${y.toFixed(1)}Q${(x + lean * height * 0.25).toFixed(1)} ${(y - height * 0.6).toFixed(1)} ${tip[0].toFixed(1)} ${tip[1].toFixed(1)}Q${(x + 3 + lean * height * 0.25).toFixed(1)} ${(y - height * 0.5).toFixed(1)} ${(x + 2).toFixed(1)} ${y.toFixed(1)}Z`,
    );
  }
  return blades.join('');
}
