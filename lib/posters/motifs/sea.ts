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
  stroke,
} from '../shapes';

/** Rows of fish, one of which swims the other way. */
const shoal: Motif = ({ width, height, inks: { ground, form, accent }, random }) => {
  const columns = height > width * 0.8 ? 2 : 3;
  const cell = width / columns;
  const rows = Math.min(Math.max(2, Math.round(height / (cell * random.between(0.5, 0.7)))), 6);
  const high = height / rows;
  const marked = random.integer(columns, rows * columns - 1);
  return repeat(rows * columns, (index) => {
    const turned = index === marked;
    const row = Math.floor(index / columns);
    const fish =
      path('M6 30Q34 0 66 30Q34 60 6 30zM58 30L88 12V48z', turned ? accent : form) +
      disc(22, 27, 3.4, ground) +
      stroke('M36 17Q44 30 36 43', 2.6, ground);
    const drawn = placeDrawing({ width: cell, height: high }, fish, {
      box: [96, 60],
      mirrored: turned,
    });
    return `<g transform="translate(${round((index % columns) * cell + (row % 2 ? 0.12 : -0.12) * cell)} ${round(row * high)})">${drawn}</g>`;
  });
};

export const fish: Design = {
  name: 'fish',
  motifs: [shoal],
  sheets: ['cool', 'second', 'spot', 'bright', 'light', 'duo'],
};

/** A scallop's ribs, fanned from its hinge, and the pearl. */
const pearl: Motif = (field) => {
  const {
    inks: { form, accent, ground },
    random,
  } = field;
  const ribs = random.pick([7, 9]);
  const spread = random.between(1.25, 1.45);
  const angle = (rib: number) => -Math.PI / 2 - spread + (rib * 2 * spread) / ribs;
  const fan = repeat(ribs, (rib) => {
    const [from, to] = [angle(rib) + 0.02, angle(rib + 1) - 0.02];
    const middle = onCircle(50, 88, 80, (from + to) / 2);
    const [a, b] = [onCircle(50, 88, 74, from), onCircle(50, 88, 74, to)];
    const r = round(80 * Math.sin((to - from) / 2));
    return (
      polygon([[50, 88], a, b], form) +
      path(
        `M${a.map(round).join(' ')}A${r} ${r} 0 0 1 ${b.map(round).join(' ')}L${middle.map(round).join(' ')}z`,
        form,
      )
    );
  });
  const hinge = path('M32 84h36l8 14H24z', form);
  return placeDrawing(
    field,
    fan + hinge + disc(50, 74, 13.5, ground) + disc(50, 74, 10.5, accent),
    {
      at: [0.5, random.pick([0.5, 1])],
      bleed: 0.12,
    },
  );
};

export const shell: Design = {
  name: 'shell',
  motifs: [pearl],
  sheets: ['light', 'spot', 'second', 'dark', 'duo'],
};

/** Rows of waves, with a disc half above them, like a setting sun. */
const rising: Motif = ({ width, height, inks: { ground, form, accent }, random }) => {
  const count = random.pick([3, 5]);
  const side = Math.min(width, height);
  const long = width / random.pick([2, 3]);
  const from = height * random.between(0.34, 0.46);
  const step = (height - from) / count;
  const x = width * random.between(0.3, 0.7);
  const sun = disc(x, from + step * 0.1, side * random.between(0.18, 0.25), accent);
  const ranks = repeat(count, (rank) => {
    const y = round(from + rank * step);
    const shift = -((rank % 2) * 0.5 + 0.5) * long;
    const swell = round(Math.min(step * 0.62, long * 0.22));
    const crest = Array.from(
      { length: Math.ceil(width / long) + 2 },
      () => `q${round(long / 4)} ${-swell} ${round(long / 2)} 0t${round(long / 2)} 0`,
    ).join('');
    const wave = `M${round(shift)} ${y}${crest}`;
    return path(`${wave}V${round(y + step * 1.5)}H${round(shift)}z`, rank % 2 ? ground : form);
  });
  return sun + ranks;
};

export const waves: Design = {
  name: 'waves',
  motifs: [rising],
  sheets: ['light', 'cool', 'bright', 'second', 'spot', 'night'],
};

/** Two lateen sails, one before the other, on a flat lake. */
const lateen: Motif = ({ width, height, inks: { form, accent, ground }, random }) => {
  const mirrored = random.chance(0.5);
  const at = (x: number, y: number): Point => [(mirrored ? 1 - x : x) * width, y * height];
  const lean = random.between(-0.06, 0.06);
  const water = height * 0.86;
  const first = [at(0.44, 0.77), at(0.1 + lean, 0.12), at(0.03, 0.7)];
  const second = [at(0.5, 0.77), at(0.86 + lean, 0.02), at(0.97, 0.7)];
  const hull = [at(0.04, 0.8), at(0.96, 0.8), at(0.84, 0.9), at(0.16, 0.9)];
  return (
    polygon(second, accent) +
    polygon(first, form) +
    polygon(hull, form) +
    rect(0, water, width, height - water, form) +
    repeat(2, (line) =>
      rect(
        width * (0.16 + line * 0.3),
        water + (height - water) * (0.3 + line * 0.34),
        width * 0.4,
        height * 0.014,
        ground,
      ),
    )
  );
};

export const sail: Design = {
  name: 'sail',
  motifs: [lateen],
  sheets: ['light', 'cool', 'bright', 'second', 'spot'],
};
