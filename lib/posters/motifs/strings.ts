import type { Design, Field, Motif } from '../design';
import {
  disc,
  path,
  placeDrawing,
  polygon,
  repeat,
  ring,
  round,
  roundStroke,
  stroke,
} from '../shapes';

/** A puppet of discs and cones: head, bodice, skirt, and limbs as the strings pull them. */
function figure(random: Field['random'], body: string, head: string): string {
  const [left, right] = [random.between(30, 84), random.between(30, 84)];
  const kick = random.between(2, 16);
  return (
    stroke(`M10 0V${round(left)}M90 0V${round(right)}M50 0V30`, 1.3, body) +
    stroke(
      `M50 54L10 ${round(left)}M50 54L90 ${round(right)}M42 104L${round(38 - kick)} 136M58 104L${round(62 + kick * 0.4)} 138`,
      4,
      body,
    ) +
    disc(10, left, 6.5, head) +
    disc(90, right, 6.5, head) +
    path(
      `M${round(28 - kick)} 142a10 10 0 0 1 20 0zM${round(52 + kick * 0.4)} 144a10 10 0 0 1 20 0z`,
      head,
    ) +
    polygon(
      [
        [32, 50],
        [68, 50],
        [50, 82],
      ],
      head,
    ) +
    path('M50 70L84 112H16z', body) +
    disc(50, 34, 13, body) +
    polygon(
      [
        [37, 28],
        [63, 28],
        [50, 4],
      ],
      head,
    )
  );
}

const strung: Motif = (field) => {
  const {
    width,
    height,
    inks: { form, accent },
    random,
  } = field;
  const count = Math.min(4, Math.max(1, Math.round(width / (height * random.pick([0.5, 0.72])))));
  const step = width / count;
  return repeat(count, (index) => {
    const odd = index % 2 === 1;
    const drawn = placeDrawing(
      { width: step, height: height * (odd ? 0.88 : 0.97) },
      figure(random, odd ? accent : form, odd ? form : accent),
      { box: [106, 146], at: [0.5, 0] },
    );
    return `<g transform="translate(${round(index * step)} 0)">${drawn}</g>`;
  });
};

export const puppet: Design = {
  name: 'puppet',
  motifs: [strung],
  sheets: ['light', 'spot', 'bright', 'dark', 'second'],
};

/** Two heads in profile, back to back, each with a braid, in two inks. */
const sisters: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const knots = random.integer(3, 4);
  const tie = random.between(6, 9);
  const head = (ink: string, bow: string) =>
    disc(29, 30, 26, ink) +
    polygon(
      [
        [6, 22],
        [-5, 37],
        [6, 40],
      ],
      ink,
    ) +
    disc(15, 26, 3.4, ground) +
    stroke('M5 45H17', 3, ground) +
    path('M29 3.4A26.6 26.6 0 0 1 55.6 30H29z', bow) +
    repeat(knots, (knot) =>
      polygon(
        [
          [44, 44 + knot * 18],
          [55, 55 + knot * 18],
          [44, 66 + knot * 18],
          [33, 55 + knot * 18],
        ],
        ink,
      ),
    ) +
    disc(44, 50 + knots * 18, tie, bow);
  const pair = `${head(form, accent)}<g transform="translate(120 0) scale(-1 1)">${head(accent, form)}</g>`;
  return placeDrawing(field, pair, { box: [120, 70 + knots * 17], at: [0.5, 0.5] });
};

export const braids: Design = {
  name: 'braids',
  motifs: [sisters],
  sheets: ['light', 'bright', 'spot', 'second', 'duo'],
};

/** A moon on a thread, and the needle that has sewn it to the sky. */
const sewn: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const [x, radius] = [random.between(40, 46), random.between(26, 30)];
  const y = 92 - radius;
  const loop = random.between(10, 22);
  const thread = `M${round(x)} -60V${round(y - radius + 6)}M${round(x)} ${round(y - radius + 6)}C${round(x + loop)} ${round(y - radius - 16)} ${round(x + loop + 20)} ${round(y - radius + 10)} 84 44`;
  const stitches = `M${round(x - 8)} ${round(y - radius + 4)}L${round(x - 2)} ${round(y - radius + 10)}M${round(x + 2)} ${round(y - radius + 10)}L${round(x + 8)} ${round(y - radius + 4)}`;
  const moon =
    disc(x, y, radius, form) +
    disc(x - radius * 0.34, y - radius * 0.1, radius * 0.16, ground) +
    disc(x + radius * 0.3, y + radius * 0.34, radius * 0.22, ground) +
    disc(x + radius * 0.16, y - radius * 0.42, radius * 0.1, ground);
  const needle =
    `<g transform="rotate(24 86 50)">${path('M84 46h4l-2 44z', accent)}` +
    `${ring(86, 42, 4.4, 2, accent)}</g>`;
  return placeDrawing(
    field,
    moon + roundStroke(thread, 1.6, accent) + roundStroke(stitches, 2, accent) + needle,
    {
      at: [0.5, 1],
      mirrored: random.chance(0.5),
    },
  );
};

export const thread: Design = {
  name: 'thread',
  motifs: [sewn],
  sheets: ['night', 'dark', 'second'],
};
