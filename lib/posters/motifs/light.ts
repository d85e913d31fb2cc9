import type { Design, Motif } from '../design';
import {
  disc,
  onCircle,
  type Point,
  path,
  placeDrawing,
  polygon,
  rect,
  repeat,
  round,
  roundStroke,
} from '../shapes';

/** A projector's beam through the dark, to a disc of light. */
const projected: Motif = ({ width, height, inks: { ground, form, accent }, random }) => {
  const mirrored = random.chance(0.5);
  const at = (x: number, y: number): Point => [(mirrored ? 1 - x : x) * width, y * height];
  const from = random.between(0.12, 0.3);
  const side = Math.min(width, height);
  const [x, y] = at(0.66, 0.62);
  const radius = side * random.between(0.24, 0.3);
  const away = Math.atan2(y - from * height, x - at(0.06, from)[0]);
  const [one, other] = [
    onCircle(x, y, radius, away + Math.PI / 2),
    onCircle(x, y, radius, away - Math.PI / 2),
  ];
  const [lampX, lampY] = at(0.06, from);
  return (
    polygon([[lampX, lampY], one, other], form) +
    disc(x, y, radius, accent) +
    polygon(
      [
        [x - radius * 0.5, y + radius * 0.86],
        [x, y - radius * 0.3],
        [x + radius * 0.5, y + radius * 0.86],
      ],
      ground,
    ) +
    disc(x, y - radius * 0.36, radius * 0.24, ground) +
    disc(lampX, lampY, side * 0.07, accent)
  );
};

export const beam: Design = {
  name: 'beam',
  motifs: [projected],
  sheets: ['dark', 'night', 'spot', 'second', 'light'],
};

/** Candles of unequal length that drip, with flames in colour. */
const dripping: Motif = ({ width, height, inks: { ground, form, accent }, random }) => {
  const count = width > height * 1.1 ? 4 : 3;
  const step = width / count;
  const tall = random.integer(0, count - 1);
  return repeat(count, (candle) => {
    const x = (candle + 0.5) * step;
    const half = step * 0.27;
    const top = height * (candle === tall ? 0.34 : random.between(0.48, 0.72));
    const flame = step * (candle === tall ? 0.62 : 0.44);
    const y = top - step * 0.1;
    const fire = `M${round(x)} ${round(y - flame)}Q${round(x + flame * 0.5)} ${round(y - flame * 0.3)} ${round(x)} ${round(y)}Q${round(x - flame * 0.5)} ${round(y - flame * 0.3)} ${round(x)} ${round(y - flame)}z`;
    const run = height * random.between(0.1, 0.2);
    return (
      rect(x - half, top, half * 2, height - top, form) +
      roundStroke(
        `M${round(x - half * 1.0)} ${round(top + half * 0.4)}v${round(run)}`,
        half * 0.8,
        form,
      ) +
      roundStroke(
        `M${round(x + half * 0.45)} ${round(top + half * 0.6)}v${round(run * 1.3)}`,
        half * 0.3,
        ground,
      ) +
      path(fire, accent)
    );
  });
};

export const candle: Design = {
  name: 'candle',
  motifs: [dripping],
  sheets: ['dark', 'night', 'light', 'spot'],
};

/** Tongues of flame in two colours, from the lower edge up. */
const blaze: Motif = ({ width, height, inks: { form, accent }, random }) => {
  const tongue = (x: number, wide: number, high: number, lean: number, ink: string) => {
    const [y, w] = [height * 1.02, wide / 2];
    return path(
      `M${round(x - w)} ${round(y)}C${round(x - w * 1.3)} ${round(y - high * 0.5)} ${round(x + lean * 0.2)} ${round(y - high * 0.55)} ${round(x + lean)} ${round(y - high)}C${round(x + lean + w * 0.5)} ${round(y - high * 0.66)} ${round(x + w * 1.5)} ${round(y - high * 0.4)} ${round(x + w)} ${round(y)}z`,
      ink,
    );
  };
  const count = random.integer(3, 5);
  const step = width / count;
  const lean = random.between(-0.5, 0.5) * step;
  const tall = random.integer(0, count - 1);
  const outer = repeat(count, (index) =>
    tongue(
      (index + 0.5) * step,
      step * 1.1,
      height * (index === tall ? 0.98 : random.between(0.56, 0.84)),
      lean,
      form,
    ),
  );
  const inner = repeat(count, (index) =>
    tongue(
      (index + 0.5) * step,
      step * 0.56,
      height * random.between(0.26, 0.46),
      lean * 0.6,
      accent,
    ),
  );
  return outer + inner;
};

export const flames: Design = {
  name: 'flames',
  motifs: [blaze],
  sheets: ['night', 'dark', 'spot', 'light'],
};

/** A long pipe, and from its bowl smoke in bands that widen as they rise. */
const curls: Motif = (field) => {
  const {
    inks: { form, accent },
    random,
  } = field;
  const swing = random.between(10, 17);
  const band = (shift: number, wide: number, ink: string) => {
    const s = swing;
    const c = (x: number, y: number) => `${round(x + shift)} ${y}`;
    return path(
      `M${c(50, 106)}C${c(50 - s * 2.2, 92)} ${c(50 - s * 1.6, 76)} ${c(52, 64)}S${c(50 + s * 2.4, 34)} ${c(50, 18)}S${c(50 - s, -6)} ${c(50 - s, -14)}L${c(50 - s + wide, -14)}C${c(50 - s + wide, 0)} ${c(50 + wide * 1.2, 8)} ${c(54 + wide, 20)}C${c(58 + s * 2.2 + wide, 42)} ${c(66 + wide * 0.4, 62)} ${c(56, 70)}C${c(52 - s, 82)} ${c(54 - s * 1.2, 94)} ${c(50, 106)}z`,
      ink,
    );
  };
  const pipe =
    path('M-160 122H260V131H-160zM32 108H68L62 124H38zM40 131H60V138H40z', form) +
    disc(50, 105, 5, accent);
  return placeDrawing(field, band(0, 24, form) + band(13, 12, accent) + pipe, {
    box: [100, 142],
    at: [random.pick([0.35, 0.5, 0.65]), 1],
    mirrored: random.chance(0.5),
    bleed: 0.15,
  });
};

export const smoke: Design = {
  name: 'smoke',
  motifs: [curls],
  sheets: ['night', 'dark', 'light', 'spot', 'second'],
};
