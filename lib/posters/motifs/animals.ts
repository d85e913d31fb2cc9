import type { Design, Motif } from '../design';
import {
  bar,
  disc,
  ellipse,
  path,
  placeDrawing,
  polygon,
  rect,
  repeat,
  round,
  roundStroke,
  stroke,
} from '../shapes';

/** One bat across the whole picture, before a disc. */
const wings: Motif = (field) => {
  const {
    inks: { form, accent },
    random,
  } = field;
  const wing =
    'M50 30L46 18L42 28Q26 18 4 22Q-6 34 -12 58Q2 48 12 60Q22 46 32 60Q40 52 46 66L50 78L54 66Q60 52 68 60Q78 46 88 60Q98 48 112 58Q106 34 96 22Q74 18 58 28L54 18z';
  const moon = disc(50 + random.between(-16, 16), 46, random.between(28, 36), accent);
  return placeDrawing(field, moon + path(wing, form), {
    box: [100, 92],
    bleed: 0.22,
    turn: random.between(-14, 14),
  });
};

export const bat: Design = {
  name: 'bat',
  motifs: [wings],
  sheets: ['light', 'dark', 'night', 'spot', 'second'],
};

/** A beetle from above: six legs, two feelers, and two wing cases with spots. */
const bug: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const turn = random.between(-40, 40);
  const legs =
    'M50 50L18 34L4 40M50 62H12L0 72M50 74L20 92L12 108M50 50L82 34L96 40M50 62H88L100 72M50 74L80 92L88 108M44 20L34 2M56 20L66 2';
  const drawing =
    roundStroke(legs, 4, form) +
    disc(50, 26, 13, form) +
    ellipse(50, 68, 28, 40, form) +
    rect(48.6, 30, 2.8, 78, ground) +
    repeat(
      3,
      (spot) => disc(37, 50 + spot * 17, 5.6, accent) + disc(63, 50 + spot * 17, 5.6, accent),
    );
  return placeDrawing(field, drawing, { box: [100, 112], turn, bleed: random.between(0.05, 0.2) });
};

export const beetle: Design = {
  name: 'beetle',
  motifs: [bug],
  sheets: ['light', 'spot', 'bright', 'dark', 'second'],
};

/** A cat's head from the front. */
const stare: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const slit = random.between(1.6, 4);
  const eye = (x: number, side: number) =>
    path(
      `M${x - 15} ${62 - side * 4}Q${x} 44 ${x + 15} ${62 + side * 4}Q${x} 76 ${x - 15} ${62 - side * 4}z`,
      accent,
    ) + ellipse(x, 61, slit, 8.5, ground === accent ? form : ground);
  const head =
    path('M4 0L38 26Q50 23 62 26L96 0L100 62Q96 100 82 112H18Q4 100 0 62z', form) +
    eye(28, -1) +
    eye(72, 1) +
    polygon(
      [
        [44, 82],
        [56, 82],
        [50, 89],
      ],
      accent,
    ) +
    stroke('M24 86L-4 80M24 92L-4 96M76 86L104 80M76 92L104 96', 1.8, ground);
  return placeDrawing(field, head, { box: [100, 112], at: [0.5, 1], bleed: 0.3 });
};

export const cat: Design = {
  name: 'cat',
  motifs: [stare],
  sheets: ['light', 'dark', 'spot', 'second', 'night'],
};

/** An egg on a nest of crossed bars. */
const laid: Motif = (field) => {
  const {
    inks: { form, accent },
    random,
  } = field;
  const turn = random.between(-22, 22);
  const egg = `<g transform="rotate(${round(turn)} 50 52)">${path('M50 4C74 4 86 38 86 60A36 36 0 0 1 14 60C14 38 26 4 50 4z', accent)}</g>`;
  const straws = repeat(9, (straw) =>
    bar(
      50 + (straw - 4) * 10,
      92 + Math.abs(straw - 4) * -2.4,
      52,
      6,
      (straw - 4) * -0.16 + (straw % 2 ? 0.5 : -0.5),
      form,
    ),
  );
  return placeDrawing(field, egg + straws, { box: [100, 112], at: [0.5, 1], bleed: 0.1 });
};

export const egg: Design = {
  name: 'egg',
  motifs: [laid],
  sheets: ['spot', 'light', 'second', 'dark', 'bright'],
};
