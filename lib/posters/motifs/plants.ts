import type { Design, Motif } from '../design';
import {
  arc,
  disc,
  path,
  placeDrawing,
  polygon,
  rect,
  repeat,
  round,
  roundStroke,
  stroke,
} from '../shapes';

/** Petals as broken rings, a straight stem and its leaves. */
const stem: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const start = random.between(0, 6);
  const flower =
    rect(47.6, 60, 4.8, 82, form) +
    path('M52 104Q60 84 84 86Q80 106 52 112zM48 124Q40 104 18 108Q20 126 48 131z', form) +
    disc(50, 38, 34, accent) +
    repeat(4, (petal) => {
      const from = start + petal * 1.9;
      return arc(50, 38, 28 - petal * 7, 2.6, [from, from + 4.2 - petal * 0.3], ground);
    });
  return placeDrawing(field, flower, {
    box: [100, 142],
    at: [random.pick([0.3, 0.5, 0.7]), 1],
    mirrored: random.chance(0.5),
  });
};

export const rose: Design = {
  name: 'rose',
  motifs: [stem],
  sheets: ['light', 'spot', 'second', 'dark', 'duo'],
};

/** Palms along a promenade that tilts. */
const promenade: Motif = ({ width, height, inks: { form, accent }, random }) => {
  const tilt = random.between(-0.12, 0.12);
  const side = Math.min(width, height);
  const count = width > height * 1.05 ? 3 : 2;
  const line = (x: number) => height * (0.88 + tilt * (x - 0.5));
  const palms = repeat(count, (palm) => {
    const share = (palm + 0.5) / count;
    const x = width * share;
    const top = height * (0.3 + (palm % 2) * 0.16);
    const sway = side * random.between(-0.08, 0.08);
    const size = Math.min(width / count / 2, height * 0.3) * 1.06;
    const trunk = stroke(
      `M${round(x)} ${round(height)}Q${round(x)} ${round((height + top) / 2)} ${round(x + sway)} ${round(top)}`,
      side * 0.04,
      form,
    );
    const leaves = repeat(7, (leaf) => {
      const angle = Math.PI + (leaf * Math.PI) / 6;
      const [tx, ty] = [
        x + sway + Math.cos(angle) * size,
        top + Math.sin(angle) * size * 0.7 + size * 0.36,
      ];
      const [cx, cy] = [
        x + sway + Math.cos(angle) * size * 0.55,
        top + Math.sin(angle) * size * 0.9 - size * 0.22,
      ];
      return path(
        `M${round(x + sway)} ${round(top - size * 0.06)}Q${round(cx)} ${round(cy)} ${round(tx)} ${round(ty)}Q${round(cx)} ${round(cy + size * 0.36)} ${round(x + sway)} ${round(top + size * 0.08)}z`,
        form,
      );
    });
    return trunk + leaves;
  });
  return (
    disc(width * random.between(0.3, 0.7), height * 0.6, side * 0.24, accent) +
    palms +
    polygon(
      [
        [0, line(0)],
        [width, line(1)],
        [width, height],
        [0, height],
      ],
      form,
    )
  );
};

export const palm: Design = {
  name: 'palm',
  motifs: [promenade],
  sheets: ['light', 'bright', 'cool', 'spot', 'second'],
};

/** Furrows to the horizon, a low sun, one furrow in colour. */
const ploughed: Motif = ({ width, height, inks: { form, accent }, random }) => {
  const count = random.integer(8, 10);
  const sky = height * random.between(0.28, 0.42);
  const end = random.between(-0.2, 1.2) * width;
  const side = Math.min(width, height);
  const marked = random.integer(3, count - 3);
  const bend = random.between(-0.14, 0.14) * width;
  const furrow = (at: number) => {
    const foot = width * (-0.9 + at * 2.8);
    const head = end + (at - 0.5) * width * 0.9;
    return { foot: round(foot), head: round(head), mid: round((foot + head) / 2 + bend) };
  };
  const middle = round((sky + height) / 2);
  const lines = repeat(count, (index) => {
    const [a, b] = [furrow(index / count), furrow((index + 0.58) / count)];
    return path(
      `M${a.head} ${round(sky)}Q${a.mid} ${middle} ${a.foot} ${round(height)}H${b.foot}Q${b.mid} ${middle} ${b.head} ${round(sky)}z`,
      index === marked ? accent : form,
    );
  });
  return disc(width * random.between(0.3, 0.7), sky, side * 0.17, accent) + lines;
};

export const furrows: Design = {
  name: 'furrows',
  motifs: [ploughed],
  sheets: ['light', 'spot', 'second', 'bright', 'dark'],
};

/** A hose in loops, with a nozzle and drops at its end. */
const spray: Motif = (field) => {
  const {
    inks: { form, accent },
    random,
  } = field;
  const loops = 'M-30 92H60Q90 92 90 74T60 56H34Q14 56 14 40T34 24H50';
  const drops = repeat(4, (row) =>
    repeat(row + 1, (drop) =>
      disc(70 + row * 12, 24 + (drop - row / 2) * 12, 3.6 + row * 0.4, accent),
    ),
  );
  return placeDrawing(
    field,
    roundStroke(loops, 9, form) + path('M48 17L64 20V28L48 31z', accent) + drops,
    {
      box: [112, 104],
      at: [0.5, 1],
      bleed: random.between(0.05, 0.2),
      mirrored: random.chance(0.5),
    },
  );
};

export const hose: Design = {
  name: 'hose',
  motifs: [spray],
  sheets: ['light', 'bright', 'second', 'spot'],
};
