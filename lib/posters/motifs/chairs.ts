import type { Design, Motif } from '../design';
import { disc, path, repeat, round } from '../shapes';
import { stage } from '../stage';

/** A row of chairs; one of them is taken, or gone its own way. */
const row: Motif = ({ width, height, inks: { form, accent }, random }) => {
  const rows = Math.max(1, Math.round((height / width) * 2.2));
  const columns = 3;
  const [wide, high] = [width / columns, height / rows];
  const marked = random.whole(0, rows * columns - 1);
  return repeat(rows * columns, (index) => {
    const chair =
      path('M24 4H34V44H78V96H68V56H34V96H24z', index === marked ? accent : form) +
      (index === marked ? disc(56, 30, 12, accent) : '');
    const drawn = stage({ width: wide, height: high }, chair, {
      box: [104, 104],
      at: [0.5, 1],
      mirrored: index % 2 === 1,
    });
    return `<g transform="translate(${round((index % columns) * wide)} ${round(Math.floor(index / columns) * high)})">${drawn}</g>`;
  });
};

/** Chairs in a row. */
export const chairs: Design = {
  name: 'chairs',
  motifs: [row],
  sheets: ['spot', 'light', 'dark', 'second'],
};
