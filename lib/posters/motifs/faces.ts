import type { Design, Motif } from '../design';
import { disc, ellipse, path, placeDrawing, rect, repeat, ring, round, stroke } from '../shapes';

/** A round face inside three rings, each larger and thicker than the one inside it. */
const inflated: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const wide = random.between(26, 32);
  const rings = repeat(3, (turn) =>
    ring(50, 50, wide + 8 + turn * 9, 2.6 + turn * 0.6, turn === 2 ? accent : form),
  );
  const drawing =
    rings +
    disc(50, 50, wide, form) +
    disc(40, 44, 4, ground) +
    disc(60, 44, 4, ground) +
    disc(50, 60, random.between(4, 8), accent);
  return placeDrawing(field, drawing, { bleed: random.between(0.15, 0.4) });
};

export const face: Design = {
  name: 'face',
  motifs: [inflated],
  sheets: ['light', 'bright', 'second', 'spot', 'dark', 'duo'],
};

/** A hooded head of which only the eyes are visible. */
const hooded: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const look = random.between(-3.5, 3.5);
  const eye = (x: number) => ellipse(x, 46, 11, 6.4, ground) + disc(x + look, 46, 5, form);
  const head =
    path('M50 2Q88 2 88 46Q88 74 74 88L100 104V124H0V104L26 88Q12 74 12 46Q12 2 50 2z', form) +
    path('M10 36H90V56H10z', accent) +
    eye(32) +
    eye(68);
  return placeDrawing(field, head, {
    box: [100, 124],
    at: [0.5, 1],
    bleed: random.between(0.1, 0.35),
  });
};

export const mask: Design = {
  name: 'mask',
  motifs: [hooded],
  sheets: ['light', 'dark', 'spot', 'second', 'bright', 'night'],
};

/** A skull, eyes and teeth cut out of it. */
const grin: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const tilt = random.between(-9, 9);
  const teeth = random.pick([4, 5, 6]);
  const skull =
    path(
      'M50 2C80 2 96 24 96 48C96 64 88 74 78 78V104H22V78C12 74 4 64 4 48C4 24 20 2 50 2z',
      form,
    ) +
    disc(30, 50, 13, ground) +
    disc(70, 50, 13, ground) +
    disc(30, 50, random.between(3, 6), accent) +
    disc(70, 50, random.between(3, 6), accent) +
    path('M50 62L58 76H42z', ground) +
    repeat(teeth - 1, (gap) => rect(22 + ((gap + 1) * 56) / teeth - 1.2, 86, 2.4, 18, ground));
  return placeDrawing(field, skull, {
    box: [100, 106],
    turn: tilt,
    bleed: random.between(0.1, 0.3),
    at: [0.5, 0.5],
  });
};

export const skull: Design = {
  name: 'skull',
  motifs: [grin],
  sheets: ['dark', 'night', 'spot', 'light', 'second'],
};

/** A clown's head: a pointed hat, a face, a ruff. */
const cone: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const lean = random.between(-20, 20);
  const hat = `<g transform="rotate(${round(lean)} 50 66)">${path('M26 52L50 -6L74 52Q50 60 26 52z', form)}${disc(50, -4, 6, accent)}${disc(47, 22, 4.4, accent)}${disc(52, 40, 5, accent)}${disc(50, 66, 25, form)}${disc(41, 62, 3.4, ground)}${disc(59, 62, 3.4, ground)}${disc(50, 71, 4.4, accent)}${stroke('M38 78Q50 88 62 78', 2.6, ground)}</g>`;
  const ruff = repeat(7, (fold) =>
    disc(
      14 + fold * 12,
      100 - Math.sin(((fold + 0.5) / 7) * Math.PI) * 5,
      9,
      fold % 2 ? accent : form,
    ),
  );
  return placeDrawing(field, hat + ruff, {
    box: [100, 112],
    at: [0.5, 1],
    mirrored: random.chance(0.5),
  });
};

export const clown: Design = {
  name: 'clown',
  motifs: [cone],
  sheets: ['dark', 'night', 'spot', 'second'],
};
