import type { Design, Motif } from '../design';
import { disc, type Point, path, placeDrawing, polygon, rect, repeat, round } from '../shapes';

/** A huge figure in a cloak and a wide hat, behind a row of roofs. */
const giant: Motif = ({ width, height, inks: { ground, form, accent }, random }) => {
  const mirrored = random.chance(0.5);
  const at = (x: number, y: number): Point => [(mirrored ? 1 - x : x) * width, y * height];
  const head = random.between(0.44, 0.56);
  const side = Math.min(width, height);
  const brim = random.between(0.2, 0.27) * side;
  const [x, y] = at(head, 0.2);
  const cape = [
    at(head - 0.06, 0.22),
    at(head + 0.06, 0.22),
    at(1.04, 0.74),
    at(1.04, 1),
    at(-0.04, 1),
    at(-0.04, 0.8),
  ];
  const hat =
    rect(x - brim, y - side * 0.03, brim * 2, side * 0.05, form) +
    rect(x - brim * 0.5, y - side * 0.17, brim, side * 0.17, form);
  const eyes =
    disc(x - side * 0.045, y + side * 0.085, side * 0.02, accent) +
    disc(x + side * 0.045, y + side * 0.085, side * 0.02, accent);
  const count = random.integer(4, 6);
  const step = width / count;
  const roofs = repeat(count, (roof) => {
    const top = height * random.between(0.78, 0.86);
    const wall = height * 0.91;
    return polygon(
      [
        [roof * step, height],
        [roof * step, wall],
        [(roof + 0.5) * step, top],
        [(roof + 1) * step, wall],
        [(roof + 1) * step, height],
      ],
      roof % 2 ? accent : ground,
    );
  });
  return polygon(cape, form) + disc(x, y + side * 0.07, side * 0.1, form) + hat + eyes + roofs;
};

export const cloak: Design = {
  name: 'cloak',
  motifs: [giant],
  sheets: ['light', 'night', 'dark', 'spot', 'bright'],
};

/** A buttoned boot on a high heel, on its pedestal. */
const boot: Motif = (field) => {
  const {
    inks: { form, accent, ground },
    random,
  } = field;
  const cap = random.between(78, 92);
  const buttons = random.integer(3, 5);
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
  return placeDrawing(field, shoe + base, {
    box: [128, 110],
    at: [0.5, 1],
    mirrored: random.chance(0.5),
    bleed: 0.1,
  });
};
/** Footprints, left and right in turn, up the field; the last one is in colour. */
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

export const shoe: Design = {
  name: 'shoe',
  motifs: [boot, steps],
  sheets: ['light', 'bright', 'spot', 'second', 'dark'],
};

/** A top hat, a collar and a bow tie, without a face. */
const evening: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const tilt = random.between(-13, 13);
  const drawing =
    `<g transform="rotate(${round(tilt)} 50 40)">${path('M24 -4Q50 -9 76 -4L73 34H27z', form)}${path('M26.6 22H73.4L73 34H27z', accent)}${path('M8 32Q50 44 92 32V40Q50 52 8 40z', form)}</g>` +
    path('M0 132Q2 84 32 78L50 96L68 78Q98 84 100 132z', form) +
    path('M34 76L50 132L66 76L50 96z', ground) +
    path('M50 86L34 77V95zM50 86L66 77V95z', accent) +
    disc(50, 106, 2.4, accent) +
    disc(50, 117, 2.4, accent);
  return placeDrawing(field, drawing, {
    box: [100, 132],
    at: [0.5, 1],
    bleed: 0.1,
    mirrored: random.chance(0.5),
  });
};

export const topHat: Design = {
  name: 'top-hat',
  motifs: [evening],
  sheets: ['light', 'spot', 'second'],
};
