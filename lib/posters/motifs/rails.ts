import type { Design, Motif } from '../design';
import { disc, polygon, rect, repeat, ring } from '../shapes';

/** Sleepers and two rails to a lamp at the horizon. */
const signal: Motif = ({ width, height, inks: { form, accent }, random }) => {
  const side = Math.min(width, height);
  const x = width * random.between(0.3, 0.7);
  const y = height * random.between(0.24, 0.32);
  const foot = width * random.between(0.36, 0.64);
  const count = 8;
  const sleepers = repeat(count, (index) => {
    const near = ((index + 1) / count) ** 1.9;
    const middle = x + (foot - x) * near;
    const half = width * (0.03 + 0.47 * near);
    return rect(
      middle - half,
      y + (height - y) * near - height * 0.058 * near,
      half * 2,
      height * 0.055 * near,
      form,
    );
  });
  const rail = (side: number) =>
    polygon(
      [
        [x + side * width * 0.012, y],
        [x + side * width * 0.02, y],
        [foot + side * width * 0.36, height],
        [foot + side * width * 0.27, height],
      ],
      form,
    );
  return (
    sleepers +
    rail(-1) +
    rail(1) +
    disc(x, y - side * 0.08, side * 0.13, accent) +
    ring(x, y - side * 0.08, side * 0.17, side * 0.016, accent)
  );
};

/** Rails and a signal. */
export const rails: Design = {
  name: 'rails',
  motifs: [signal],
  sheets: ['dark', 'light', 'night', 'spot', 'second'],
};
