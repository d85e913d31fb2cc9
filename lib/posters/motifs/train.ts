import type { Design, Motif } from '../design';
import { disc, path, rect, repeat, ring, round } from '../shapes';
import { stage } from '../stage';

/** A locomotive that comes at us. */
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
  return stage(field, engine, { at: [random.pick([0.5, 0.3, 0.7]), 1], bleed: 0.2 });
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

/** A locomotive, or a train on its way. */
export const train: Design = {
  name: 'train',
  motifs: [arrival, climb],
  sheets: ['light', 'dark', 'spot', 'second', 'night'],
};
