import type { Design, Motif } from '../design';
import { disc, type Point, polygon, rect } from '../shapes';

/**
 * Nested L shapes, and a rectangle inside them, that share a corner of the field. Each edge is 0.74
 * times as far from this corner as the one before.
 */
const squares: Motif = ({ width, height, inks, random }) => {
  const [toRight, toFoot] = [random.chance(0.5), random.chance(0.5)];
  const pointAt = (x: number, y: number): Point => [
    (toRight ? 1 - x : x) * width,
    (toFoot ? 1 - y : y) * height,
  ];
  const angle = (outer: number, inner: number, ink: string) =>
    polygon(
      [
        pointAt(inner, 0),
        pointAt(outer, 0),
        pointAt(outer, outer),
        pointAt(0, outer),
        pointAt(0, inner),
        pointAt(inner, inner),
      ],
      ink,
    );
  const side = (step: number) => 0.74 ** step;
  return (
    angle(1, side(1), inks.form) +
    angle(side(2), side(3), inks.accent) +
    angle(side(4), 0, inks.form)
  );
};

/**
 * Horizontal bands with heights in the ratio 8 : 5 : 3 : 2 : 1, one of them in colour, after the painter Richard Paul
 * Lohse.
 */
const ratio: Motif = ({ width, height, inks, random }) => {
  const parts = random.chance(0.5) ? [8, 5, 3, 2, 1] : [1, 2, 3, 5, 8];
  const marked = random.integer(1, 3);
  let y = 0;
  return parts
    .map((part, index) => {
      const high = (height * part) / 19;
      const top = y;
      y += high;
      const wide = width * (index === marked ? 1 : random.pick([1 / 3, 1 / 2, 2 / 3]));
      const left = index % 2 ? 0 : width - wide;
      return rect(left, top, wide, high, index === marked ? inks.accent : inks.form);
    })
    .join('');
};

/** A disc and a square of the same area. */
const equals: Motif = ({ width, height, inks, random }) => {
  const narrow = height > width * 1.3;
  const radius = narrow ? Math.min(width * 0.42, height * 0.24) : Math.min(width, height) * 0.3;
  const side = radius * Math.sqrt(Math.PI);
  const swapped = random.chance(0.5);
  const [left, right] = narrow ? [width * 0.45, width * 0.55] : [width * 0.36, width * 0.66];
  const [x, squareX] = swapped ? [right, left] : [left, right];
  return (
    rect(squareX - side / 2, height - side, side, side, inks.form) +
    disc(x, radius * random.between(1.1, 1.3), radius, inks.accent)
  );
};

/** The default design, for films without a motif and a known genre: colours in measured areas. */
export const quantities: Design = {
  name: 'quantities',
  motifs: [squares, ratio, equals],
  sheets: ['light', 'bright', 'spot', 'second', 'dark', 'cool', 'duo'],
};
