import type { Design, Motif } from '../design';
import { disc, type Point, path, polygon, rect, repeat, round } from '../shapes';

/** Saw-tooth roofs, chimneys, an open gate and who comes out. */
const gate: Motif = ({ width, height, inks: { ground, form, accent }, random }) => {
  const teeth = random.whole(3, 4);
  const step = width / teeth;
  const mirrored = random.chance(0.5);
  const roof = height * random.between(0.42, 0.5);
  const rise = Math.min(step * 0.7, height * 0.22);
  const saw = Array.from({ length: teeth }, (_, tooth): Point[] => [
    [tooth * step, roof - (mirrored ? 0 : rise)],
    [(tooth + 1) * step, roof - (mirrored ? rise : 0)],
    [(tooth + 1) * step, roof],
  ]).flat();
  const wall = polygon([[0, roof], ...saw, [width, height], [0, height]], form);
  const chimney = (x: number, top: number) => rect(x, height * top, step * 0.2, height, form);
  const [from, wide, top] = [width * random.between(0.26, 0.4), width * 0.34, height * 0.64];
  const people = repeat(
    3,
    (person) =>
      disc(from + wide * (0.2 + person * 0.3), height * 0.86, wide * 0.085, accent) +
      path(
        `M${round(from + wide * (0.2 + person * 0.3) - wide * 0.11)} ${round(height)}V${round(height * 0.89)}h${round(wide * 0.22)}V${round(height)}z`,
        accent,
      ),
  );
  return (
    chimney(width * (mirrored ? 0.16 : 0.7), 0.04) +
    chimney(width * (mirrored ? 0.3 : 0.56), 0.14) +
    wall +
    rect(from, top, wide, height - top, ground) +
    people
  );
};

/** A factory and its gate. */
export const factory: Design = {
  name: 'factory',
  motifs: [gate],
  sheets: ['light', 'spot', 'dark', 'second', 'bright'],
};
