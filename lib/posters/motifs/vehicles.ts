import type { Design, Motif } from '../design';
import {
  bar,
  disc,
  onCircle,
  path,
  placeDrawing,
  rect,
  repeat,
  ring,
  round,
  stroke,
} from '../shapes';

/** A lit railway carriage in the rain, with a person at one of its windows. */
const passing: Motif = ({ width, height, inks: { ground, form, accent }, random }) => {
  const count = width > height * 1.2 ? 4 : 3;
  const taken = random.integer(0, count - 1);
  const [top, high] = [height * random.between(0.26, 0.36), height * 0.46];
  const cell = (width * 1.1) / count;
  const slant = Math.PI * random.between(0.58, 0.66);
  const rain = repeat(14, () =>
    bar(
      random.between(0, width),
      random.between(0, height),
      height * random.between(0.08, 0.16),
      width * 0.008,
      slant,
      form,
    ),
  );
  const panes = repeat(count, (pane) => {
    const x = cell * pane - width * 0.05 + cell * 0.12;
    const [y, wide, tall] = [top + high * 0.16, cell * 0.76, high * 0.5];
    if (pane !== taken) return rect(x, y, wide, tall, ground);
    const middle = x + wide / 2;
    return (
      rect(x, y, wide, tall, accent) +
      disc(middle, y + tall * 0.46, wide * 0.16, form) +
      rect(middle - wide * 0.27, y + tall * 0.7, wide * 0.54, tall * 0.3, form)
    );
  });
  const wheels = repeat(count * 2, (wheel) =>
    disc(((wheel + 0.5) * width) / (count * 2), top + high + height * 0.03, height * 0.045, form),
  );
  const rail = rect(0, top + high + height * 0.1, width, height * 0.022, form);
  return rain + rect(0, top, width, high, form) + panes + wheels + rail;
};

export const carriage: Design = {
  name: 'carriage',
  motifs: [passing],
  sheets: ['light', 'spot', 'second', 'dark'],
};

/** A large spoked wheel, cut by the edge. */
const cart: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const spokes = random.pick([8, 10, 12]);
  const turn = random.between(0, Math.PI);
  const drawing =
    ring(50, 50, 43, 9, form) +
    repeat(spokes, (spoke) => {
      const angle = turn + (spoke * 2 * Math.PI) / spokes;
      return bar(...onCircle(50, 50, 25, angle), 40, 4.5, angle, form);
    }) +
    disc(50, 50, 13, accent) +
    disc(50, 50, 4.5, ground);
  return placeDrawing(field, drawing, {
    bleed: random.between(0.25, 0.6),
    at: [random.pick([0.15, 0.85]), 0.8],
  });
};

export const wheel: Design = {
  name: 'wheel',
  motifs: [cart],
  sheets: ['light', 'dark', 'spot', 'second', 'bright'],
};

/** A porthole: its rim with bolts, and inside it the horizon with a ship. */
const horizon: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const level = random.between(50, 60);
  const half = Math.sqrt(33 ** 2 - (level - 50) ** 2);
  const x = random.between(42, 60);
  const sea = path(
    `M${round(50 - half)} ${round(level)}A33 33 0 0 0 ${round(50 + half)} ${round(level)}z`,
    accent,
  );
  const ship = path(
    `M${round(x - 13)} ${round(level - 7)}h26l-4 7h-18zM${round(x - 3)} ${round(level - 18)}h7v11h-7z`,
    form,
  );
  const drawing =
    disc(50, 50, 49, form) +
    disc(50, 50, 33, ground) +
    sea +
    ship +
    repeat(8, (bolt) => disc(...onCircle(50, 50, 41, ((bolt + 0.5) * Math.PI) / 4), 2.8, ground)) +
    stroke(`M28 ${round(level + 8)}h30M46 ${round(level + 15)}h28`, 2, ground);
  return placeDrawing(field, drawing, { bleed: random.between(0.12, 0.35) });
};

export const porthole: Design = {
  name: 'porthole',
  motifs: [horizon],
  sheets: ['light', 'cool', 'second', 'spot', 'dark'],
};
