import type { Design, Motif } from '../design';
import { disc, type Point, polygon, rect, repeat } from '../shapes';

/** A flight of crooked steps to a landing, and a lit door. */
const flight: Motif = ({ width, height, inks: { form, accent }, random }) => {
  const count = random.whole(4, 6);
  const mirrored = random.chance(0.5);
  const crooked = random.between(0.05, 0.3);
  const [run, rise] = [width / (count + 0.9), (height * 0.66) / count];
  const at = (x: number, y: number): Point => [mirrored ? width - x : x, y];
  const points = Array.from({ length: count }, (_, step) => {
    const slip = random.between(-crooked, crooked) * rise;
    const [y, wide] = [height - (step + 1) * rise, step === count - 1 ? 1.9 : 1];
    return [at(step * run, y + slip), at((step + wide) * run, y - slip)];
  }).flat();
  const top = height - count * rise;
  const [from, to, head] = [width - run * 1.5, width - run * 0.4, height * 0.06];
  const lean = run * random.between(-0.16, 0.16);
  const door = [
    at(from + lean, head),
    at(to + lean, head),
    at(to, top + rise),
    at(from, top + rise),
  ];
  return polygon(door, accent) + polygon([at(0, height), ...points, at(width, height)], form);
};

/** Steps seen from the side, in the air: the way down has nothing beneath it. */
const hanging: Motif = ({ width, height, inks: { form, accent }, random }) => {
  const count = random.whole(6, 8);
  const mirrored = random.chance(0.5);
  const [run, rise] = [width / count, height / (count + 1.2)];
  const broken = random.whole(2, count - 3);
  return repeat(count, (step) => {
    const x = (mirrored ? count - 1 - step : step) * run;
    const y = height - (step + 1) * rise;
    if (step === broken) return disc(x + run / 2, y - rise * 0.1, rise * 0.52, accent);
    return rect(x, y, run * 1.02, rise * 1.9, form);
  });
};

/** Stairs and who stands at their head. */
export const stairs: Design = {
  name: 'stairs',
  motifs: [flight, hanging],
  sheets: ['light', 'dark', 'spot', 'second', 'bright', 'night'],
};
