import type { Design, Motif } from '../design';
import { disc, path, rect, repeat, round } from '../shapes';

/** A wall of windows, one lit, somebody in it. */
const lit: Motif = ({ width, height, inks: { ground, form, accent }, random }) => {
  const columns = width > height ? 4 : random.whole(2, 3);
  const cell = width / columns;
  const rows = Math.min(4, Math.max(2, Math.round(height / (cell * random.between(1.2, 1.5)))));
  const high = height / rows;
  const marked = random.whole(columns, rows * columns - 1);
  const sill = random.between(0.36, 0.6);
  return repeat(rows * columns, (index) => {
    const [x, y] = [
      (index % columns) * cell + cell * 0.16,
      Math.floor(index / columns) * high + high * 0.12,
    ];
    const [wide, tall] = [cell * 0.68, high * 0.76];
    const bars =
      rect(x + wide / 2 - cell * 0.02, y, cell * 0.04, tall, ground) +
      rect(x, y + tall * sill, wide, cell * 0.04, ground);
    if (index !== marked) return rect(x, y, wide, tall, form) + bars;
    const [middle, arm] = [x + wide / 2, wide * 0.36];
    return (
      rect(x, y, wide, tall, accent) +
      disc(middle, y + tall * 0.42, wide * 0.19, form) +
      path(
        `M${round(middle - arm)} ${round(y + tall)}Q${round(middle - arm)} ${round(y + tall * 0.6)} ${round(middle)} ${round(y + tall * 0.6)}Q${round(middle + arm)} ${round(y + tall * 0.6)} ${round(middle + arm)} ${round(y + tall)}z`,
        form,
      )
    );
  });
};

/** Windows; behind one there is light. */
export const windows: Design = {
  name: 'windows',
  motifs: [lit],
  sheets: ['dark', 'night', 'light', 'spot', 'second'],
};
