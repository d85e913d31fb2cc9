import type { Design, Motif } from '../design';
import {
  disc,
  ellipse,
  onCircle,
  path,
  placeDrawing,
  polygon,
  repeat,
  round,
  stroke,
} from '../shapes';

/** The face of a moon with a rocket in one eye, as in Méliès's “Le Voyage dans la Lune”. */
const landing: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const angle = random.between(-38, -14);
  const mouth = random.between(5, 11);
  const face =
    disc(50, 50, 46, form) +
    disc(66, 40, 5.5, ground) +
    ellipse(53, 74, mouth, 6, ground) +
    ellipse(36, 38, 12, 9, ground) +
    `<g transform="translate(36 40) rotate(${round(angle)})">${path('M-8 4V-32Q-8 -46 0 -54Q8 -46 8 -32V4z', accent)}${path('M-8 -24H8V-19H-8z', ground)}</g>`;
  return placeDrawing(field, `<g transform="translate(0 17)">${face}</g>`, {
    box: [100, 98],
    at: [0.5, 0],
    bleed: 0.1,
    mirrored: random.chance(0.5),
  });
};

export const moon: Design = {
  name: 'moon',
  motifs: [landing],
  sheets: ['dark', 'night', 'light', 'spot'],
};

/** A partial eclipse: the sun with its rays, and the moon in front of it. */
const meeting: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const rays = random.pick([16, 20, 24]);
  const sun = repeat(rays, (ray) => {
    const angle = (ray * 2 * Math.PI) / rays;
    return polygon(
      [
        onCircle(50, 50, 38, angle - 0.09),
        onCircle(50, 50, ray % 2 ? 47 : 56, angle),
        onCircle(50, 50, 38, angle + 0.09),
      ],
      form,
    );
  });
  const [x, y] = onCircle(50, 50, random.between(14, 22), random.between(2.4, 3.9));
  return placeDrawing(
    field,
    sun + disc(50, 50, 34, form) + disc(x, y, 30, ground) + disc(x, y, 26, accent),
    { bleed: random.between(0.2, 0.4) },
  );
};

export const eclipse: Design = {
  name: 'eclipse',
  motifs: [meeting],
  sheets: ['dark', 'night', 'spot', 'light', 'second'],
};

/** A large snow crystal, with small flakes around it. */
const crystal: Motif = (field) => {
  const {
    width,
    height,
    inks: { form, accent },
    random,
  } = field;
  const side = Math.min(width, height);
  const arms = repeat(
    6,
    (arm) =>
      `<g transform="rotate(${arm * 60} 50 50)">${stroke('M50 50V3M50 30L37 19M50 30L63 19M50 17L42 9M50 17L58 9', 5, form)}</g>`,
  );
  const flakes = repeat(9, () =>
    disc(
      random.between(0.04, 0.96) * width,
      random.between(0.04, 0.96) * height,
      side * random.between(0.012, 0.03),
      accent,
    ),
  );
  return (
    flakes +
    placeDrawing(field, arms + disc(50, 50, 8, accent), {
      bleed: random.between(0.05, 0.4),
      turn: random.between(0, 60),
      at: [random.pick([0.2, 0.5, 0.8]), random.pick([0.3, 0.7])],
    })
  );
};

export const snow: Design = {
  name: 'snow',
  motifs: [crystal],
  sheets: ['cool', 'second', 'spot', 'night', 'dark', 'duo'],
};
