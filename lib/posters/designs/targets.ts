import type { Design, Motif } from '../design';
import { disc, path, rect, round } from '../shapes';

/**
 * Half a ring, left (`turn` 0) or right. It is half a unit wider than half, so that no gap is visible between two
 * halves.
 */
function half(x: number, y: number, radii: [number, number], turn: number, ink: string): string {
  const [edge, sweep] = [round(x + (turn ? -0.5 : 0.5)), turn ? 1 : 0];
  const [outer, inner] = radii.map(round) as [number, number];
  const back = `V${round(y + inner)}A${inner} ${inner} 0 0 ${1 - sweep} ${edge} ${round(y - inner)}z`;
  const start = `M${edge} ${round(y - outer)}A${outer} ${outer} 0 0 ${sweep} ${edge} ${round(y + outer)}`;
  return path(start + (inner > 0 ? back : 'z'), ink);
}

/** A target cut in half, with its halves shifted vertically. */
const sawn: Motif = ({ width, height, inks, random }) => {
  const rings = random.integer(2, 3);
  const largest = Math.min(width * 0.5, height * 0.5) * random.between(0.92, 1.12);
  const x = width * random.between(0.4, 0.6);
  const step = largest / (2 * rings);
  const shift = step * random.pick([0.5, 0.5, -0.5, 1]);
  return [0, 1]
    .map((turn) => {
      const y = height / 2 + (turn ? shift : -shift);
      const bands = Array.from({ length: rings }, (_, ring) => {
        const outer = largest - ring * 2 * step;
        return half(x, y, [outer, outer - step], turn, inks.form);
      });
      return bands.join('') + half(x, y, [step * 0.8, 0], turn, inks.accent);
    })
    .join('');
};

/** Rows of half-masks with eyes; one mask is in colour. */
const masks: Motif = ({ width, height, inks, random }) => {
  const columns = random.pick([1, 2, 2]);
  const cell = width / columns;
  const [wide, high] = [cell * 0.86, cell * 0.43];
  const rows = Math.max(Math.floor(height / (high * 1.22)), 1);
  const step = height / rows;
  const marked = rows * columns > 1 ? random.integer(0, rows * columns - 1) : -1;
  const look = random.between(-0.05, 0.05);
  return Array.from({ length: rows * columns }, (_, index) => {
    const x = ((index % columns) + 0.5) * cell;
    const y = (Math.floor(index / columns) + 0.5) * step - high / 2;
    const r = round(wide / 2);
    const ink = index === marked ? inks.accent : inks.form;
    const mask = path(
      `M${round(x - wide / 2)} ${round(y)}h${round(wide)}A${r} ${r} 0 0 1 ${round(x - wide / 2)} ${round(y)}z`,
      ink,
    );
    const eye = (side: number) =>
      disc(x + side * wide * 0.2 + look * wide, y + high * 0.34, wide * 0.085, inks.ground);
    return mask + eye(-1) + eye(1);
  }).join('');
};

/** Vertical stripes. Inside a disc the stripes are in the background colour, on a background in colour. */
const alias: Motif = ({ width, height, inks, random }) => {
  const count = random.integer(5, 8);
  const step = width / count;
  const radius = Math.min(width, height) * random.between(0.34, 0.42);
  const [x, y] = [width * random.between(0.42, 0.58), height * random.between(0.46, 0.54)];
  const stripes = Array.from({ length: count }, (_, stripe) =>
    rect(stripe * step, 0, step / 2, height, inks.form),
  );
  const inside = Array.from({ length: count }, (_, stripe) => {
    const [from, to] = [stripe * step, (stripe + 0.5) * step].map((edge) =>
      Math.min(Math.max(edge, x - radius), x + radius),
    ) as [number, number];
    if (to - from < 0.5) return '';
    const [a, b] = [from, to].map((edge) =>
      Math.sqrt(Math.max(radius ** 2 - (edge - x) ** 2, 0)),
    ) as [number, number];
    const r = round(radius);
    return path(
      `M${round(from)} ${round(y - a)}A${r} ${r} 0 0 1 ${round(to)} ${round(y - b)}V${round(y + b)}A${r} ${r} 0 0 1 ${round(from)} ${round(y + a)}z`,
      inks.ground,
    );
  });
  return stripes.join('') + disc(x, y, radius, inks.accent) + inside.join('');
};

/** A grid of equal rings, one of which is replaced by a disc in colour. */
const episodes: Motif = ({ width, height, inks, random }) => {
  const columns = random.integer(3, 4);
  const cell = width / columns;
  const rows = Math.max(Math.round(height / cell), 2);
  const high = height / rows;
  const marked = random.integer(1, rows * columns - 2);
  const inner = random.between(0.36, 0.56);
  return Array.from({ length: rows * columns }, (_, index) => {
    const [x, y] = [((index % columns) + 0.5) * cell, (Math.floor(index / columns) + 0.5) * high];
    const radius = Math.min(cell, high) * 0.44;
    if (index === marked) return disc(x, y, radius, inks.accent);
    return disc(x, y, radius, inks.form) + disc(x, y, radius * inner, inks.ground);
  }).join('');
};

/** Serials and crime: targets, masks, and one element that differs from the others. */
export const targets: Design = {
  name: 'targets',
  motifs: [sawn, masks, alias, episodes],
  sheets: ['light', 'dark', 'spot', 'bright', 'second', 'night'],
};
