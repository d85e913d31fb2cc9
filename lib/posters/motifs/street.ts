import type { Design, Motif } from '../design';
import { type Point, polygon, repeat } from '../shapes';

/** Two rows of houses that lean over a street, crooked windows, a far gable. */
const leaning: Motif = ({ width, height, inks: { ground, form, accent }, random }) => {
  const mirrored = random.chance(0.5);
  const lean = random.between(0.05, 0.14);
  const at = (x: number, y: number): Point => [(mirrored ? 1 - x : x) * width, y * height];
  const end = random.between(0.4, 0.52);
  const left = [at(0, 0), at(0.46 + lean, 0), at(end - 0.1, 0.62), at(0, 1)];
  const right = [at(1, 0.06), at(0.8 - lean, 0.16), at(end + 0.16, 0.58), at(1, 0.94)];
  const far = [at(end - 0.1, 0.62), at(end - 0.02, 0.3), at(end + 0.1, 0.2), at(end + 0.16, 0.58)];
  const windows = repeat(3, (row) => {
    const [y, deep] = [0.1 + row * 0.22, 0.14 - row * 0.015];
    const x = 0.09 + row * 0.012;
    const [wide, tilt] = [0.17 - row * 0.02, lean * 0.4];
    return polygon(
      [
        at(x, y - tilt),
        at(x + wide, y),
        at(x + wide - 0.02, y + deep),
        at(x + 0.02, y + deep + tilt),
      ],
      row === 1 ? accent : ground,
    );
  });
  const door = [at(0.84, 0.46), at(0.93, 0.44), at(0.95, 0.85), at(0.85, 0.78)];
  return (
    polygon(far, accent) +
    polygon(left, form) +
    polygon(right, form) +
    windows +
    polygon(door, ground)
  );
};

/** A street that leans. */
export const street: Design = {
  name: 'street',
  motifs: [leaning],
  sheets: ['light', 'dark', 'night', 'spot', 'bright'],
};
