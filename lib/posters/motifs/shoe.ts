import type { Design, Motif } from '../design';
import { disc, path, rect, repeat, round } from '../shapes';
import { stage } from '../stage';

/** A buttoned boot on a high heel, on its pedestal. */
const boot: Motif = (field) => {
  const {
    inks: { form, accent, ground },
    random,
  } = field;
  const cap = random.between(78, 92);
  const buttons = random.whole(3, 5);
  const shoe =
    path(
      'M24 8H66Q62 36 68 48Q84 56 102 61Q116 66 116 96H66Q50 94 42 76V96H24Q27 70 24 58Q20 34 24 8z',
      form,
    ) +
    path(
      `M${round(cap)} 96.5H117Q117 65 102 60.3Q${round(cap + 4)} 66 ${round(cap)} 96.5z`,
      accent,
    ) +
    path('M22 4H68V15H22z', accent) +
    repeat(buttons, (button) => disc(54 + button * 2.2, 24 + button * 9, 2.6, ground));
  const base = rect(-6, 96, 140, 14, accent);
  return stage(field, shoe + base, {
    box: [128, 110],
    at: [0.5, 1],
    mirrored: random.chance(0.5),
    bleed: 0.1,
  });
};
/** Soles in pairs, step after step up the sheet; the last one in colour. */
const steps: Motif = ({ width, height, inks: { form, accent }, random }) => {
  const rows = Math.min(5, Math.max(2, Math.round((height / width) * 3)));
  const step = height / rows;
  const mirrored = random.chance(0.5);
  const drift = random.between(0.1, 0.24);
  const size = Math.min(step * 1.1, width * 0.5) / 100;
  return repeat(rows, (row) => {
    const side = (row % 2 ? 1 : -1) * (mirrored ? -1 : 1);
    const x = width / 2 + side * size * 40 + (row - (rows - 1) / 2) * step * drift;
    const ink = row === rows - 1 ? accent : form;
    const sole = path(
      'M-17 14Q-22 -46 0 -46Q24 -46 19 14zM-15 22H16Q16 44 0 44Q-15 44 -15 22z',
      ink,
    );
    return `<g transform="translate(${round(x)} ${round(height - (row + 0.5) * step)}) rotate(${side * 9}) scale(${Math.round(size * 1000) / 1000})">${sole}</g>`;
  });
};

/** A shoe. */
export const shoe: Design = {
  name: 'shoe',
  motifs: [boot, steps],
  sheets: ['light', 'bright', 'spot', 'second', 'dark'],
};
