import type { Design, Motif } from '../design';
import {
  bar,
  disc,
  onCircle,
  type Point,
  path,
  placeDrawing,
  polygon,
  rect,
  repeat,
  round,
} from '../shapes';

/** Towers of unequal height in slanting rain, one window lit. */
const rain: Motif = ({ width, height, inks: { form, accent, ground }, random }) => {
  const count = random.integer(4, 5);
  const step = width / count;
  const tall = random.integer(1, count - 2);
  const slant = random.pick([-1, 1]) * random.between(0.2, 0.45);
  const side = Math.min(width, height);
  const strokes = repeat(11, (drop) =>
    bar(
      ((drop + 0.5) / 11) * width * 1.1,
      height * random.between(0.04, 0.5),
      side * random.between(0.16, 0.34),
      side * 0.012,
      Math.PI / 2 + slant,
      accent,
    ),
  );
  const towers = repeat(count, (tower) => {
    const top = height * (tower === tall ? 0.3 : random.between(0.48, 0.62));
    const x = tower * step;
    const merlon = step / 5;
    if (tower % 2 === tall % 2)
      return polygon(
        [
          [x, height],
          [x, top],
          [x + step / 2, top - step * 0.8],
          [x + step, top],
          [x + step, height],
        ],
        form,
      );
    return (
      rect(x - 1, top, step + 2, height - top, form) +
      repeat(3, (tooth) => rect(x + tooth * merlon * 2, top - merlon, merlon, merlon * 1.1, form))
    );
  });
  const window = (x: number, y: number, ink: string) =>
    path(
      `M${round(x - step * 0.11)} ${round(y)}a${round(step * 0.11)} ${round(step * 0.11)} 0 0 1 ${round(step * 0.22)} 0v${round(step * 0.36)}h${round(-step * 0.22)}z`,
      ink,
    );
  return (
    strokes +
    towers +
    window((tall + 0.5) * step, height * 0.4, accent) +
    repeat(count, (tower) =>
      tower === tall ? '' : window((tower + 0.5) * step, height * 0.76, ground),
    )
  );
};

export const castle: Design = {
  name: 'castle',
  motifs: [rain],
  sheets: ['dark', 'night', 'light', 'spot', 'second'],
};

/** Two towers, a rose window, three doors. */
const front: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const petals = random.pick([8, 10, 12]);
  const rose =
    disc(50, 66, 14, ground) +
    repeat(petals, (petal) =>
      disc(...onCircle(50, 66, 9.4, (petal * 2 * Math.PI) / petals), 24 / petals, accent),
    ) +
    disc(50, 66, 4, accent);
  const opening = (x: number, y: number, wide: number, high: number, ink: string) =>
    path(`M${x - wide} ${y + high}V${y}A${wide} ${wide} 0 0 1 ${x + wide} ${y}V${y + high}z`, ink);
  const drawing =
    path('M4 4H34V46H66V4H96V142H4z', form) +
    opening(19, 20, 5, 26, ground) +
    opening(81, 20, 5, 26, ground) +
    rose +
    opening(50, 112, 11, 32, accent) +
    opening(19, 116, 7, 28, ground) +
    opening(81, 116, 7, 28, ground) +
    rect(4, 88, 92, 3, ground);
  return placeDrawing(field, drawing, {
    box: [100, 142],
    at: [random.pick([0.3, 0.5, 0.7]), 1],
    bleed: 0.15,
  });
};

export const cathedral: Design = {
  name: 'cathedral',
  motifs: [front],
  sheets: ['light', 'spot', 'second', 'dark', 'night'],
};

/** A pyramid, one side of it in stripes, in front of the sun. */
const sun: Motif = ({ width, height, inks: { form, accent, ground }, random }) => {
  const mirrored = random.chance(0.5);
  const side = Math.min(width, height);
  const at = (x: number, y: number): Point => [(mirrored ? 1 - x : x) * width, y * height];
  const tip = random.between(0.54, 0.66);
  const large = [at(tip, 0.24), at(1.2, 1), at(-0.06, 1)];
  const [x, y] = at(0.24, 0.28);
  const shade = [at(tip, 0.24), at(tip + 0.1, 1), at(-0.06, 1)];
  const steps = repeat(random.integer(3, 5), (line) =>
    rect(0, height * (0.42 + line * 0.14), width, side * 0.014, ground),
  );
  return (
    disc(x, y, side * random.between(0.16, 0.22), accent) +
    polygon(large, form) +
    steps +
    polygon(
      shade.map(([px, py]) => [px, py]),
      form,
    )
  );
};

export const pyramid: Design = {
  name: 'pyramid',
  motifs: [sun],
  sheets: ['spot', 'light', 'night', 'dark', 'bright'],
};
