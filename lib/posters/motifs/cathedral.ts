import type { Design, Motif } from '../design';
import { disc, onCircle, path, rect, repeat } from '../shapes';
import { stage } from '../stage';

/** Two towers, a rose window, three doors. */
const front: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const petals = random.pick([8, 10, 12]);
  const rose =
    disc(50, 66, 14, ground) +
    repeat(petals, (petal) =>
      disc(...onCircle(50, 66, 9.4, (petal * 2 * Math.PI) / petals), 24 / petals, accent),
    ) +
    disc(50, 66, 4, accent);
  const opening = (x: number, y: number, wide: number, high: number, ink: string) =>
    path(`M${x - wide} ${y + high}V${y}A${wide} ${wide} 0 0 1 ${x + wide} ${y}V${y + high}z`, ink);
  const drawing =
    path('M4 4H34V46H66V4H96V142H4z', form) +
    opening(19, 20, 5, 26, ground) +
    opening(81, 20, 5, 26, ground) +
    rose +
    opening(50, 112, 11, 32, accent) +
    opening(19, 116, 7, 28, ground) +
    opening(81, 116, 7, 28, ground) +
    rect(4, 88, 92, 3, ground);
  return stage(field, drawing, {
    box: [100, 142],
    at: [random.pick([0.3, 0.5, 0.7]), 1],
    bleed: 0.15,
  });
};

/** A cathedral's front. */
export const cathedral: Design = {
  name: 'cathedral',
  motifs: [front],
  sheets: ['light', 'spot', 'second', 'dark', 'night'],
};
