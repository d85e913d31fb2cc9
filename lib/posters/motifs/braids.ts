import type { Design, Motif } from '../design';
import { disc, path, polygon, repeat, stroke } from '../shapes';
import { stage } from '../stage';

/** Two heads that turn their backs, each with its braid, in two inks. */
const sisters: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const knots = random.whole(3, 4);
  const tie = random.between(6, 9);
  const head = (ink: string, bow: string) =>
    disc(29, 30, 26, ink) +
    polygon(
      [
        [6, 22],
        [-5, 37],
        [6, 40],
      ],
      ink,
    ) +
    disc(15, 26, 3.4, ground) +
    stroke('M5 45H17', 3, ground) +
    path('M29 3.4A26.6 26.6 0 0 1 55.6 30H29z', bow) +
    repeat(knots, (knot) =>
      polygon(
        [
          [44, 44 + knot * 18],
          [55, 55 + knot * 18],
          [44, 66 + knot * 18],
          [33, 55 + knot * 18],
        ],
        ink,
      ),
    ) +
    disc(44, 50 + knots * 18, tie, bow);
  const pair = `${head(form, accent)}<g transform="translate(120 0) scale(-1 1)">${head(accent, form)}</g>`;
  return stage(field, pair, { box: [120, 70 + knots * 17], at: [0.5, 0.5] });
};

/** Two heads that mirror each other. */
export const braids: Design = {
  name: 'braids',
  motifs: [sisters],
  sheets: ['light', 'bright', 'spot', 'second', 'duo'],
};
