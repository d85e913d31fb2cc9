import type { Design, Motif } from '../design';
import { disc, path, repeat, round, stroke } from '../shapes';
import { stage } from '../stage';

/** A shoal in rows; one swims the other way. */
const shoal: Motif = ({ width, height, inks: { ground, form, accent }, random }) => {
  const columns = height > width * 0.8 ? 2 : 3;
  const cell = width / columns;
  const rows = Math.min(Math.max(2, Math.round(height / (cell * random.between(0.5, 0.7)))), 6);
  const high = height / rows;
  const marked = random.whole(columns, rows * columns - 1);
  return repeat(rows * columns, (index) => {
    const turned = index === marked;
    const row = Math.floor(index / columns);
    const fish =
      path('M6 30Q34 0 66 30Q34 60 6 30zM58 30L88 12V48z', turned ? accent : form) +
      disc(22, 27, 3.4, ground) +
      stroke('M36 17Q44 30 36 43', 2.6, ground);
    const drawn = stage({ width: cell, height: high }, fish, { box: [96, 60], mirrored: turned });
    return `<g transform="translate(${round((index % columns) * cell + (row % 2 ? 0.12 : -0.12) * cell)} ${round(row * high)})">${drawn}</g>`;
  });
};

/** Fish. */
export const fish: Design = {
  name: 'fish',
  motifs: [shoal],
  sheets: ['cool', 'second', 'spot', 'bright', 'light', 'duo'],
};
