import type { Design, Motif } from '../design';
import { bar, disc, type Point, polygon, rect } from '../shapes';

/** Columns on one ground line; their heads follow a rise or an arch. */
const colonnade: Motif = ({ width, height, inks, random }) => {
  const count = random.integer(6, 9);
  const step = width / count;
  const thick = step * random.between(0.56, 0.7);
  const arched = random.chance(0.5);
  const rising = random.chance(0.5) ? 1 : -1;
  const marked = random.integer(1, count - 2);
  return Array.from({ length: count }, (_, column) => {
    const along = (column + 0.5) / count;
    const share = arched ? Math.sin(along * Math.PI) : 0.5 + rising * (along - 0.5);
    const high = height * (0.28 + 0.66 * share);
    const ink = column === marked ? inks.accent : inks.form;
    return rect(column * step + (step - thick) / 2, height - high, thick, high, ink);
  }).join('');
};

/** A crown that fills the field. */
const crown: Motif = ({ width, height, inks, random }) => {
  const points = random.pick([3, 4, 5]);
  const step = width / points;
  const radius = step * random.between(0.13, 0.2);
  const valley = height * random.between(0.58, 0.7);
  const tip = radius * 2.5;
  const edge = Array.from({ length: points }, (_, point): Point[] => [
    [(point + 0.5) * step, tip],
    [(point + 1) * step, valley],
  ]);
  const body = polygon([[0, height], [0, valley], ...edge.flat(), [width, height]], inks.form);
  const jewels = Array.from({ length: points }, (_, point) =>
    disc((point + 0.5) * step, radius * 1.15, radius, inks.accent),
  );
  return body + jewels.join('');
};

/** A row of upright bars with one bar across them, tilted. */
const fallen: Motif = ({ width, height, inks, random }) => {
  const count = random.integer(6, 8);
  const step = width / count;
  const from = height * random.between(0, 0.12);
  const rank = Array.from({ length: count }, (_, column) =>
    rect((column + 0.21) * step, from, step * 0.58, height, inks.form),
  );
  const angle = random.between(0.5, 0.95) * (random.chance(0.5) ? 1 : -1);
  const across = bar(
    width / 2,
    height * 0.52,
    Math.hypot(width, height),
    step * 1.5,
    angle,
    inks.ground,
  );
  const one = bar(
    width / 2,
    height * 0.52,
    Math.hypot(width, height) * 0.8,
    step * 0.72,
    angle,
    inks.accent,
  );
  return rank.join('') + across + one;
};

/**
 * Bars that hang from the top edge and grow thicker from one side to the other. One, in colour, reaches the bottom
 * edge.
 */
const curtain: Motif = ({ width, height, inks, random }) => {
  const count = random.integer(6, 8);
  const total = (count * (count + 1)) / 2;
  const unit = width / (total + count * 1.1);
  const fromLeft = random.chance(0.5);
  const marked = random.integer(1, count - 2);
  let x = unit * 0.6;
  return Array.from({ length: count }, (_, index) => {
    const wide = unit * (index + 1);
    const left = fromLeft ? x : width - x - wide;
    x += wide + unit * 1.1;
    const high = index === marked ? height : height * (0.4 + (0.5 * ((index * 5) % count)) / count);
    return rect(left, 0, wide, high, index === marked ? inks.accent : inks.form);
  }).join('');
};

/** History and war: rows of upright bars, columns and a crown. */
export const columns: Design = {
  name: 'columns',
  motifs: [colonnade, crown, fallen, curtain],
  sheets: ['light', 'spot', 'second', 'dark', 'bright', 'cool'],
};
