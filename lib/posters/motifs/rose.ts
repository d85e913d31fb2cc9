import type { Design, Motif } from '../design';
import { arc, disc, path, rect, repeat } from '../shapes';
import { stage } from '../stage';

/** Petals as broken rings, a straight stem and its leaves. */
const stem: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const start = random.between(0, 6);
  const flower =
    rect(47.6, 60, 4.8, 82, form) +
    path('M52 104Q60 84 84 86Q80 106 52 112zM48 124Q40 104 18 108Q20 126 48 131z', form) +
    disc(50, 38, 34, accent) +
    repeat(4, (petal) => {
      const from = start + petal * 1.9;
      return arc(50, 38, 28 - petal * 7, 2.6, [from, from + 4.2 - petal * 0.3], ground);
    });
  return stage(field, flower, {
    box: [100, 142],
    at: [random.pick([0.3, 0.5, 0.7]), 1],
    mirrored: random.chance(0.5),
  });
};

/** A rose on its stem. */
export const rose: Design = {
  name: 'rose',
  motifs: [stem],
  sheets: ['light', 'spot', 'second', 'dark', 'duo'],
};
