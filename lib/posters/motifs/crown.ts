import type { Design, Motif } from '../design';
import { disc, path, polygon, rect, repeat, round } from '../shapes';
import { stage } from '../stage';

/** A crown with balls on its points, and the edge that comes down on it. */
const blade: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const high = random.between(24, 34);
  const crown =
    path(`M10 50L28 66L50 ${round(high + 12)}L72 66L90 50V92H10z`, form) +
    disc(10, 48, 6, form) +
    disc(90, 48, 6, form) +
    disc(50, round(high + 8), 7, form) +
    rect(10, 80, 80, 3.5, ground) +
    repeat(3, (gem) =>
      polygon(
        [
          [30 + gem * 20, 68],
          [34 + gem * 20, 73.5],
          [30 + gem * 20, 79],
          [26 + gem * 20, 73.5],
        ],
        accent,
      ),
    );
  const above = polygon(
    [
      [0, 0],
      [field.width, 0],
      [field.width, field.height * 0.09],
      [0, field.height * random.between(0.2, 0.28)],
    ],
    accent,
  );
  return above + stage(field, crown, { at: [0.5, 1] });
};

/** A crown, and what hangs over it. */
export const crown: Design = {
  name: 'crown',
  motifs: [blade],
  sheets: ['spot', 'light', 'second', 'dark', 'night'],
};
