import type { Design, Motif } from '../design';
import { disc, path, placeDrawing, polygon, rect, repeat, ring, round, stroke } from '../shapes';

/** A locomotive from the front. */
const arrival: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const lamp = random.between(9, 13);
  const engine =
    path('M42 0h16l-3 18h-10zM8 72h84v12H8zM22 84h16L22 100H0zM62 84h16l22 16H78z', form) +
    disc(50, 46, 36, form) +
    ring(50, 46, 26, 2.5, ground) +
    disc(50, 46, lamp, accent) +
    disc(24, 78, 7, accent) +
    disc(76, 78, 7, accent);
  return placeDrawing(field, engine, { at: [random.pick([0.5, 0.3, 0.7]), 1], bleed: 0.2 });
};

/** Carriages up a slope, towards a sun cut by the edge. */
const climb: Motif = ({ width, height, inks: { ground, form, accent }, random }) => {
  const mirrored = random.chance(0.5);
  const side = Math.min(width, height);
  const slope = random.between(20, 34) * (mirrored ? 1 : -1);
  const car = side * 0.27;
  const train = repeat(5, (index) => {
    const x = (index - 2) * car * 1.12 * 1.18;
    return (
      rect(x - car * 0.6, -car * 0.8, car * 1.2, car * 0.72, form) +
      rect(x - car * 0.36, -car * 0.6, car * 0.26, car * 0.26, ground) +
      rect(x + car * 0.1, -car * 0.6, car * 0.26, car * 0.26, ground) +
      disc(x - car * 0.34, 0, car * 0.17, form) +
      disc(x + car * 0.34, 0, car * 0.17, form)
    );
  });
  const sun = disc(mirrored ? width * 0.1 : width * 0.9, height * 0.16, side * 0.36, accent);
  const long = width + height;
  return `${sun}<g transform="translate(${round(width / 2)} ${round(height * 0.64)}) rotate(${round(slope)})">${train}${rect(-long, car * 0.17, long * 2, car * 0.12, form)}</g>`;
};

export const train: Design = {
  name: 'train',
  motifs: [arrival, climb],
  sheets: ['light', 'dark', 'spot', 'second', 'night'],
};

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

export const rails: Design = {
  name: 'rails',
  motifs: [signal],
  sheets: ['dark', 'light', 'night', 'spot', 'second'],
};

/** Suitcases stacked diagonally, each slightly tilted, with a handle and straps. */
const climbing: Motif = ({ width, height, inks: { ground, form, accent }, random }) => {
  const mirrored = random.chance(0.5);
  const count = height > width ? 4 : 3;
  const high = height / (count + 0.36);
  const marked = random.integer(0, count - 1);
  return repeat(count, (index) => {
    const wide = Math.min(width * 0.62, high * random.between(1.3, 1.9));
    const along = 0.04 + (0.92 * index) / (count - 1);
    const x = (mirrored ? 1 - along : along) * (width - wide);
    const y = height - (index + 1) * high;
    const ink = index === marked ? accent : form;
    const grip = high * 0.2;
    const strap = (from: number) => rect(from, high * 0.05, high * 0.09, high * 0.9, ground);
    const drawing =
      stroke(
        `M${round(wide / 2 - grip)} ${round(high * 0.06)}v${round(-grip * 0.7)}h${round(grip * 2)}v${round(grip * 0.7)}`,
        high * 0.06,
        ink,
      ) +
      rect(0, high * 0.05, wide, high * 0.9, ink) +
      strap(wide * 0.16) +
      strap(wide * 0.84 - high * 0.09);
    const tilt = `rotate(${round(random.between(-7, 7))} ${round(wide / 2)} ${round(high / 2)})`;
    return `<g transform="translate(${round(x)} ${round(y)}) ${tilt}">${drawing}</g>`;
  });
};

export const suitcases: Design = {
  name: 'suitcases',
  motifs: [climbing],
  sheets: ['light', 'bright', 'spot', 'dark', 'second'],
};
