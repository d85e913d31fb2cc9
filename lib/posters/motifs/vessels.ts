import type { Design, Motif } from '../design';
import { disc, ellipse, path, placeDrawing, rect, repeat, ring, round, stroke } from '../shapes';

/** A bowl from above, drawn as concentric discs, with a spoon across it. */
const meal: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const angle = random.between(20, 70);
  const spoon = `<g transform="rotate(${round(angle)} 50 50)">${rect(46.5, -26, 7, 62, accent)}${ellipse(50, 46, 12, 17, accent)}</g>`;
  return placeDrawing(
    field,
    disc(50, 50, 48, form) + ring(50, 50, 40, 2, ground) + disc(50, 50, 30, ground) + spoon,
    { bleed: random.between(0.12, 0.4), mirrored: random.chance(0.5) },
  );
};

export const bowl: Design = {
  name: 'bowl',
  motifs: [meal],
  sheets: ['light', 'bright', 'spot', 'second'],
};

/** A pot-bellied cauldron, discs of steam above it, flames beneath. */
const boiling: Motif = (field) => {
  const {
    inks: { form, accent, ground },
    random,
  } = field;
  const steam = repeat(5, (bubble) =>
    disc(
      30 + bubble * 10 + random.between(-5, 5),
      34 - (bubble % 3) * 12,
      random.between(3, 8),
      bubble % 2 ? accent : form,
    ),
  );
  const pot =
    path('M8 44H92V54H86Q96 76 82 94Q70 106 50 106Q30 106 18 94Q4 76 14 54H8z', form) +
    stroke('M26 66Q24 82 34 92', 4, ground);
  const fire = repeat(5, (flame) =>
    path(
      `M${14 + flame * 15} 132Q${10 + flame * 15} 114 ${22 + flame * 15} ${flame % 2 ? 98 : 106}Q${34 + flame * 15} 118 ${28 + flame * 15} 132z`,
      accent,
    ),
  );
  return placeDrawing(field, steam + fire + pot, { box: [106, 132], at: [0.5, 1], bleed: 0.1 });
};

export const cauldron: Design = {
  name: 'cauldron',
  motifs: [boiling],
  sheets: ['night', 'dark', 'spot', 'light'],
};

/** A round flask, half full, with a human figure in it. */
const grown: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const level = random.between(74, 86);
  const half = Math.sqrt(40 ** 2 - (level - 92) ** 2);
  const liquid = path(
    `M${round(50 - half)} ${round(level)}A40 40 0 ${level < 92 ? 1 : 0} 0 ${round(50 + half)} ${round(level)}z`,
    accent,
  );
  const drawing =
    path('M36 0H64V52H36zM28 0H72V8H28z', form) +
    disc(50, 92, 48, form) +
    rect(42, 8, 16, 50, ground) +
    disc(50, 92, 40, ground) +
    liquid +
    disc(50, 78, 8.5, form) +
    path('M35 121Q36 91 50 91Q64 91 65 121Q50 132 35 121z', form) +
    disc(50, 44, 3.4, accent) +
    disc(46, 28, 2.6, accent) +
    disc(53, 18, 1.8, accent);
  return placeDrawing(field, drawing, {
    box: [100, 142],
    at: [random.pick([0.3, 0.5, 0.7]), 1],
    bleed: 0.06,
  });
};

export const flask: Design = {
  name: 'flask',
  motifs: [grown],
  sheets: ['light', 'dark', 'night', 'second', 'spot'],
};

/** A large glass with a liquid and two bubbles in it. */
const full: Motif = (field) => {
  const {
    inks: { form, accent, ground },
    random,
  } = field;
  const level = random.between(22, 38);
  const inner = 34 - (level - 8) * 0.2;
  const drawing =
    path('M10 0H90L82 52Q78 78 55 82V124H76V134H24V124H45V82Q22 78 18 52z', form) +
    path(
      `M${round(50 - inner)} ${round(level)}H${round(50 + inner)}L75 52Q70 72 50 72Q30 72 25 52z`,
      accent,
    ) +
    path(`M17 6H83L${round(50 + inner)} ${round(level)}H${round(50 - inner)}z`, ground) +
    disc(random.between(38, 62), level + 16, 4, ground) +
    disc(random.between(38, 62), level + 30, 2.6, ground);
  return placeDrawing(field, drawing, {
    box: [100, 134],
    at: [random.pick([0.35, 0.5, 0.65]), 1],
    bleed: 0.12,
  });
};

export const glass: Design = {
  name: 'glass',
  motifs: [full],
  sheets: ['light', 'bright', 'spot', 'dark', 'second'],
};
