import type { Design, Motif } from '../design';
import { bar, disc, rect, repeat, ring, stroke } from '../shapes';
import { stage } from '../stage';

/** A winding tower: struts, two wheels, the rope into the ground. */
const tower: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const turn = random.between(0, 1);
  const wheel = (x: number, y: number, radius: number) =>
    disc(x, y, radius + 3, ground) +
    ring(x, y, radius, 5, accent) +
    repeat(6, (spoke) => bar(x, y, radius * 2, 1.8, turn + (spoke * Math.PI) / 6, accent)) +
    disc(x, y, 3.6, form);
  const legs =
    stroke(
      'M46 30L30 142M54 30L70 142M36 100L66 72M64 100L34 72M33 124L68 98M67 124L32 98',
      4.4,
      form,
    ) +
    stroke('M58 26L104 142', 7, form) +
    rect(24, 46, 52, 5, form);
  return stage(field, legs + rect(49, 30, 2.4, 112, form) + wheel(50, 28, 23), {
    box: [112, 142],
    at: [0.5, 1],
    mirrored: random.chance(0.5),
    bleed: 0.15,
  });
};

/** The wheel above a mine. */
export const headframe: Design = {
  name: 'headframe',
  motifs: [tower],
  sheets: ['light', 'dark', 'spot', 'second'],
};
