import type { Design, Motif } from '../design';
import { disc, type Point, polygon, rect, repeat } from '../shapes';

/** Somebody too large for the roofs at his feet. */
const giant: Motif = ({ width, height, inks: { ground, form, accent }, random }) => {
  const mirrored = random.chance(0.5);
  const at = (x: number, y: number): Point => [(mirrored ? 1 - x : x) * width, y * height];
  const head = random.between(0.44, 0.56);
  const side = Math.min(width, height);
  const brim = random.between(0.2, 0.27) * side;
  const [x, y] = at(head, 0.2);
  const cape = [
    at(head - 0.06, 0.22),
    at(head + 0.06, 0.22),
    at(1.04, 0.74),
    at(1.04, 1),
    at(-0.04, 1),
    at(-0.04, 0.8),
  ];
  const hat =
    rect(x - brim, y - side * 0.03, brim * 2, side * 0.05, form) +
    rect(x - brim * 0.5, y - side * 0.17, brim, side * 0.17, form);
  const eyes =
    disc(x - side * 0.045, y + side * 0.085, side * 0.02, accent) +
    disc(x + side * 0.045, y + side * 0.085, side * 0.02, accent);
  const count = random.whole(4, 6);
  const step = width / count;
  const roofs = repeat(count, (roof) => {
    const top = height * random.between(0.78, 0.86);
    const wall = height * 0.91;
    return polygon(
      [
        [roof * step, height],
        [roof * step, wall],
        [(roof + 0.5) * step, top],
        [(roof + 1) * step, wall],
        [(roof + 1) * step, height],
      ],
      roof % 2 ? accent : ground,
    );
  });
  return polygon(cape, form) + disc(x, y + side * 0.07, side * 0.1, form) + hat + eyes + roofs;
};

/** A cloak and a wide hat. */
export const cloak: Design = {
  name: 'cloak',
  motifs: [giant],
  sheets: ['light', 'night', 'dark', 'spot', 'bright'],
};
