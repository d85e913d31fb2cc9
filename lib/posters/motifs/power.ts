import type { Design, Motif } from '../design';
import { disc, type Point, path, placeDrawing, polygon, rect, repeat, round } from '../shapes';

/** A crown with balls on its points, under a slanted blade at the top edge. */
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
  return above + placeDrawing(field, crown, { at: [0.5, 1] });
};

export const crown: Design = {
  name: 'crown',
  motifs: [blade],
  sheets: ['spot', 'light', 'second', 'dark', 'night'],
};

/** A swallow-tailed flag on a pole, with a disc and a cross on it. */
const standard: Motif = ({ width, height, inks: { ground, form, accent }, random }) => {
  const mirrored = random.chance(0.5);
  const lean = random.between(-0.06, 0.1);
  const at = (x: number, y: number): Point => [(mirrored ? 1 - x : x) * width, y * height];
  const side = Math.min(width, height);
  const flag = (from: number, deep: number, ink: string) =>
    polygon(
      [
        at(0.2 - lean * 0.4, from),
        at(0.96, from + lean),
        at(0.78, from + deep / 2 + lean),
        at(0.96, from + deep + lean),
        at(0.2, from + deep),
      ],
      ink,
    );
  const pole = polygon(
    [at(0.12 - lean, -0.02), at(0.19 - lean, -0.02), at(0.19, 1), at(0.12, 1)],
    form,
  );
  const [x, y] = at(0.46, 0.32 + lean / 2);
  return (
    pole +
    flag(0.08, 0.48, form) +
    disc(x, y, side * 0.15, accent) +
    polygon(
      [
        [x - side * 0.02, y - side * 0.15],
        [x + side * 0.02, y - side * 0.15],
        [x + side * 0.02, y + side * 0.15],
        [x - side * 0.02, y + side * 0.15],
      ],
      ground,
    ) +
    rect(x - side * 0.15, y - side * 0.05, side * 0.3, side * 0.04, ground) +
    repeat(3, (tongue) =>
      polygon(
        [
          at(0.34 + tongue * 0.2, 1),
          at(0.44 + tongue * 0.2, 0.68 + (tongue % 2) * 0.1),
          at(0.54 + tongue * 0.2, 1),
        ],
        accent,
      ),
    )
  );
};

export const banner: Design = {
  name: 'banner',
  motifs: [standard],
  sheets: ['light', 'spot', 'bright', 'dark', 'second'],
};

/** A guillotine: two posts, the slanted blade between them, and the board with its hole. */
const hung: Motif = (field) => {
  const {
    width,
    height,
    inks: { ground, form, accent },
    random,
  } = field;
  const side = Math.min(width, height * 0.8);
  const [gap, post] = [side * 0.5, side * 0.085];
  const x = width * random.pick([0.36, 0.5, 0.64]);
  const [left, right] = [x - gap / 2, x + gap / 2];
  const top = height * random.between(0.08, 0.24);
  const [near, far] = random.chance(0.5) ? [0.2, 0.36] : [0.36, 0.2];
  const foot = height * 0.76;
  const board = side * 0.17;
  return (
    rect(left - post, 0, post, height, form) +
    rect(right, 0, post, height, form) +
    polygon(
      [
        [left, top],
        [right, top],
        [right, top + height * far],
        [left, top + height * near],
      ],
      accent,
    ) +
    rect(x - side * 0.012, 0, side * 0.024, top, form) +
    rect(left, foot - board, gap, board * 2, form) +
    disc(x, foot, board * 0.62, ground) +
    rect(left, foot - side * 0.006, gap, side * 0.012, ground) +
    rect(0, height * 0.95, width, height * 0.05, form)
  );
};

export const guillotine: Design = {
  name: 'guillotine',
  motifs: [hung],
  sheets: ['light', 'spot', 'dark', 'second', 'bright'],
};
