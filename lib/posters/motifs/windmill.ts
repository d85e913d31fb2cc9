import type { Design, Motif } from '../design';
import { disc, path, rect, repeat, round, stroke } from '../shapes';
import { stage } from '../stage';

/** A mill's sails across the sky, one of them on fire. */
const sails: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const turn = random.between(8, 80);
  const vane = (index: number) =>
    `<g transform="rotate(${round(turn + index * 90)} 50 50)">${rect(48.6, 0, 2.8, 50, index === 0 ? accent : form)}${path('M51.4 2H66V38H51.4z', index === 0 ? accent : form)}${stroke('M51.4 11H66M51.4 20H66M51.4 29H66', 1.6, ground)}</g>`;
  const body =
    path('M36 54L40 40Q50 32 60 40L64 54L72 140H28z', form) + rect(45, 118, 10, 22, ground);
  return stage(field, body + repeat(4, vane) + disc(50, 50, 4.4, accent), {
    box: [100, 140],
    at: [0.5, 1],
    bleed: 0.18,
  });
};

/** A windmill. */
export const windmill: Design = {
  name: 'windmill',
  motifs: [sails],
  sheets: ['light', 'spot', 'dark', 'second', 'bright', 'night'],
};
