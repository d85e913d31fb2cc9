import type { Design, Motif } from '../design';
import { disc, onCircle, type Point, polygon } from '../shapes';

/** A projector's beam through the dark, to a disc of light. */
const projected: Motif = ({ width, height, inks: { ground, form, accent }, random }) => {
  const mirrored = random.chance(0.5);
  const at = (x: number, y: number): Point => [(mirrored ? 1 - x : x) * width, y * height];
  const from = random.between(0.12, 0.3);
  const side = Math.min(width, height);
  const [x, y] = at(0.66, 0.62);
  const radius = side * random.between(0.24, 0.3);
  const away = Math.atan2(y - from * height, x - at(0.06, from)[0]);
  const [one, other] = [
    onCircle(x, y, radius, away + Math.PI / 2),
    onCircle(x, y, radius, away - Math.PI / 2),
  ];
  const [lampX, lampY] = at(0.06, from);
  return (
    polygon([[lampX, lampY], one, other], form) +
    disc(x, y, radius, accent) +
    polygon(
      [
        [x - radius * 0.5, y + radius * 0.86],
        [x, y - radius * 0.3],
        [x + radius * 0.5, y + radius * 0.86],
      ],
      ground,
    ) +
    disc(x, y - radius * 0.36, radius * 0.24, ground) +
    disc(lampX, lampY, side * 0.07, accent)
  );
};

/** A beam of light. */
export const beam: Design = {
  name: 'beam',
  motifs: [projected],
  sheets: ['dark', 'night', 'spot', 'second', 'light'],
};
