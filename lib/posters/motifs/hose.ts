import type { Design, Motif } from '../design';
import { cord, disc, path, repeat } from '../shapes';
import { stage } from '../stage';

/** A hose in loops, a foot's weight on it, drops from its end. */
const spray: Motif = (field) => {
  const {
    inks: { form, accent },
    random,
  } = field;
  const loops = 'M-30 92H60Q90 92 90 74T60 56H34Q14 56 14 40T34 24H50';
  const drops = repeat(4, (row) =>
    repeat(row + 1, (drop) =>
      disc(70 + row * 12, 24 + (drop - row / 2) * 12, 3.6 + row * 0.4, accent),
    ),
  );
  return stage(field, cord(loops, 9, form) + path('M48 17L64 20V28L48 31z', accent) + drops, {
    box: [112, 104],
    at: [0.5, 1],
    bleed: random.between(0.05, 0.2),
    mirrored: random.chance(0.5),
  });
};

/** A garden hose. */
export const hose: Design = {
  name: 'hose',
  motifs: [spray],
  sheets: ['light', 'bright', 'second', 'spot'],
};
