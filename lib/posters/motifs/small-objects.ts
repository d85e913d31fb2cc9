import type { Design, Motif } from '../design';
import { arc, bar, disc, onCircle, path, placeDrawing, rect, repeat, ring } from '../shapes';

/** A clock dial cut by the edge, with several hands like one hand in motion. */
const racing: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const hands = random.integer(4, 7);
  const start = random.between(-150, -70);
  const dial =
    disc(50, 50, 49, form) +
    repeat(12, (hour) => {
      const angle = (hour * Math.PI) / 6;
      return bar(...onCircle(50, 50, 41, angle), hour % 3 ? 5 : 10, 3.4, angle, ground);
    }) +
    repeat(hands, (hand) => {
      const angle = ((start + hand * 21) * Math.PI) / 180;
      const last = hand === hands - 1;
      return bar(
        ...onCircle(50, 50, 16, angle),
        36,
        last ? 5 : 1.2 + hand * 0.25,
        angle,
        last ? accent : ground,
      );
    }) +
    disc(50, 50, 5, accent);
  return placeDrawing(field, dial, {
    bleed: random.between(0.2, 0.5),
    at: [random.pick([0.2, 0.5, 0.8]), 0.5],
  });
};

/** A clock at midnight: both hands point up, with a coloured sector before them. */
const midnight: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const wedge = random.between(0.35, 0.9);
  const dial =
    ring(50, 50, 44, 8, form) +
    arc(50, 50, 18, 36, [-Math.PI / 2 - wedge, -Math.PI / 2], accent) +
    repeat(12, (hour) =>
      disc(...onCircle(50, 50, 32, (hour * Math.PI) / 6), hour % 3 ? 1.6 : 3.2, form),
    ) +
    rect(47.5, 12, 5, 40, form) +
    disc(50, 50, 6.5, form) +
    disc(50, 50, 2.4, ground);
  return placeDrawing(field, dial, { bleed: random.between(0, 0.3) });
};

export const clock: Design = {
  name: 'clock',
  motifs: [racing, midnight],
  sheets: ['light', 'dark', 'spot', 'second', 'bright', 'night'],
};

/** One large key, and a drop that falls from its bit. */
const drop: Motif = (field) => {
  const {
    inks: { form, accent },
    random,
  } = field;
  const teeth = random.pick([
    'M56 78h20v9H56zM56 96h26v10H56z',
    'M56 76h24v22h-8v-9h-7v9H56z',
    'M56 76h22v8H56zM56 88h14v6H56zM56 98h22v8H56z',
  ]);
  const bow = random.pick([
    ring(50, 24, 17, 9, form),
    disc(50, 12, 11, form) + disc(38, 30, 11, form) + disc(62, 30, 11, form),
  ]);
  const key =
    bow +
    rect(44.5, 36, 11, 76, form) +
    path(teeth, form) +
    path('M68 110Q76 124 68 128Q60 124 68 110z', accent) +
    disc(68, 124, 5.6, accent);
  const wide = field.width > field.height;
  return placeDrawing(field, key, {
    box: [90, 132],
    bleed: 0.2,
    turn: wide ? random.between(-28, 0) : random.between(-12, 12),
    mirrored: random.chance(0.4),
  });
};

export const key: Design = {
  name: 'key',
  motifs: [drop],
  sheets: ['light', 'spot', 'second', 'dark', 'bright'],
};

/** Stacks of coins of unequal height, one coin on edge. */
const stacks: Motif = ({ width, height, inks: { form, accent }, random }) => {
  const count = width > height ? 4 : 3;
  const step = width / count;
  const thick = step * 0.17;
  const rows = Math.floor((height * 0.94) / thick);
  const rich = random.integer(0, count - 1);
  const poor = (rich + random.integer(1, count - 1)) % count;
  return repeat(count, (stack) => {
    const x = (stack + 0.5) * step;
    const share = stack === rich ? random.between(0.8, 0.92) : random.between(0.22, 0.5);
    const coins = Math.max(Math.floor(rows * share), 2);
    const pile = repeat(coins, (coin) => {
      const slip = random.between(-0.035, 0.035) * step;
      return rect(
        x + slip - step * 0.41,
        height - (coin + 1) * thick,
        step * 0.82,
        thick * 0.78,
        form,
      );
    });
    if (stack !== poor) return pile;
    return pile + disc(x, height - coins * thick - step * 0.44, step * 0.41, accent);
  });
};

export const coins: Design = {
  name: 'coins',
  motifs: [stacks],
  sheets: ['light', 'bright', 'spot', 'dark', 'second'],
};
