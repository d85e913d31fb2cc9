import type { Design, Field, Motif } from '../design';
import {
  disc,
  onCircle,
  type Point,
  path,
  placeDrawing,
  polygon,
  repeat,
  round,
  roundStroke,
} from '../shapes';

/** A hand with spread fingers; the spread is random. */
function hand(random: Field['random'], skin: string, mark: string): string {
  const spread = random.between(5, 11);
  const fingers = [-1.5, -0.5, 0.5, 1.5].map((finger, index) => {
    const long = [44, 54, 52, 40][index] as number;
    const angle = ((finger * spread - 90) * Math.PI) / 180;
    const [x, y] = onCircle(50 + finger * 12.4, 68, long, angle);
    return roundStroke(`M${round(50 + finger * 12)} 74L${round(x)} ${round(y)}`, 10.6, skin);
  });
  return (
    fingers.join('') +
    roundStroke('M70 92L92 66', 11.5, skin) +
    path('M26 68H74V96Q72 112 66 118V150H34V118Q26 108 26 96z', skin) +
    disc(50, 90, 7, mark)
  );
}

/** Hands side by side, every other one lower; in a narrow field one from below and one from above. */
const raised: Motif = ({ width, height, inks: { form, accent, ground }, random }) => {
  const upright = height > width * 1.4;
  const count = upright ? 2 : Math.max(1, Math.round(width / (height * random.pick([0.46, 0.8]))));
  const marked = count > 1 ? random.integer(0, count - 1) : -1;
  const [wide, high] = upright ? [width, height * 0.49] : [width / count, height];
  return repeat(count, (index) => {
    const [skin, odd] = [index === marked ? accent : form, index % 2 === 1];
    const drawn = placeDrawing(
      { width: wide, height: odd && !upright ? high * 0.9 : high },
      hand(random, skin, count > 1 ? ground : accent),
      { box: [104, 146], at: [0.5, 1], mirrored: odd },
    );
    const place = upright
      ? odd
        ? `rotate(180) translate(${round(-wide)} ${round(-high)})`
        : `translate(0 ${round(height - high)})`
      : `translate(${round(index * wide)} ${round(odd ? height * 0.1 : 0)})`;
    return `<g transform="${place}">${drawn}</g>`;
  });
};

export const hands: Design = {
  name: 'hands',
  motifs: [raised],
  sheets: ['light', 'dark', 'spot', 'night', 'second'],
};

/** A hand with very long fingers that reaches down over stairs. */
const reaching: Motif = (field) => {
  const {
    width,
    height,
    inks: { form, accent },
    random,
  } = field;
  const mirrored = random.chance(0.5);
  const bend = random.between(0.25, 0.5);
  const fingers = repeat(5, (finger) => {
    const angle = Math.PI * (1.02 - finger * 0.15);
    const long = [30, 38, 42, 39, 28][finger] as number;
    const root = onCircle(66, 32, 10, angle);
    const knuckle = onCircle(...root, long * 0.6, angle + 0.2);
    const tip = onCircle(...knuckle, long, angle - bend);
    const [a, b] = [angle + Math.PI / 2, angle - Math.PI / 2];
    const outline = [
      onCircle(...root, 5, a),
      onCircle(...knuckle, 3.6, a),
      tip,
      onCircle(...knuckle, 3.6, b),
      onCircle(...root, 5, b),
    ];
    return polygon(outline, form) + disc(...knuckle, 4.2, form);
  });
  const arm =
    polygon(
      [
        [60, 22],
        [104, -26],
        [134, -26],
        [134, 8],
        [76, 42],
      ],
      form,
    ) + disc(66, 32, 13, form);
  const count = 6;
  const at = (x: number) => (mirrored ? width - x : x);
  const steps = Array.from({ length: count }, (_, step): Point[] => {
    const y = height * (1 - (step + 1) * 0.06);
    return [
      [at((step * width) / count), y],
      [at(((step + 1) * width) / count), y],
    ];
  }).flat();
  const stair = polygon([[at(0), height], ...steps, [at(width), height]], accent);
  return (
    stair +
    placeDrawing(field, arm + fingers, {
      box: [100, 108],
      at: [mirrored ? 0 : 1, 0],
      bleed: 0.12,
      mirrored,
    })
  );
};

export const claw: Design = {
  name: 'claw',
  motifs: [reaching],
  sheets: ['light', 'dark', 'spot', 'night', 'bright'],
};
