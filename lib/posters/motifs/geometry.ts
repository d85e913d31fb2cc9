import type { Design, Motif } from '../design';
import { arc, bar, disc, onCircle, path, polygon, rect, repeat, round } from '../shapes';

/** Common to the demo films, which form a series: the sheets and the position of the title. */
const study: Pick<Design, 'sheets' | 'layout'> = { sheets: ['light'], layout: 'foot' };

/** A row of diagonal strokes, longest in the middle; one is in colour. */
const swelling: Motif = ({ width, height, inks: { form, accent }, random }) => {
  const count = random.integer(8, 10);
  const marked = random.integer(2, count - 3);
  const slant = Math.PI * (random.chance(0.5) ? 0.25 : 0.75);
  const side = Math.min(width, height);
  const step = (width * 1.02) / count;
  return repeat(count, (stroke) => {
    const along = (stroke + 0.5) / count;
    const long = side * (0.3 + 0.95 * Math.sin(along * Math.PI) ** 0.9);
    const ink = stroke === marked ? accent : form;
    return bar(step * (stroke + 0.5), height * 0.5, long, step * 0.42, slant, ink);
  });
};

export const diagonals: Design = { ...study, name: 'diagonals', motifs: [swelling] };

/** A disc inside three or four concentric rings, each with a gap at another place. */
const wheel: Motif = ({ width, height, inks: { form, accent }, random }) => {
  const side = Math.min(width, height);
  const [x, y] = [width / 2, height / 2];
  const count = random.integer(3, 4);
  const marked = random.integer(0, count - 1);
  const band = (side * 0.36) / count;
  const rings = repeat(count, (ring) => {
    const start = (random.integer(0, 3) * Math.PI) / 2;
    const span = Math.PI * random.pick([1, 1.5, 1.5]);
    const radius = side * 0.12 + band * (ring + 0.62);
    return arc(x, y, radius, band * 0.72, [start, start + span], ring === marked ? accent : form);
  });
  return rings + disc(x, y, side * 0.1, form);
};

export const discs: Design = { ...study, name: 'discs', motifs: [wheel] };

/** Nested rectangles that move towards one side; the innermost is in colour. */
const slipping: Motif = ({ width, height, inks: { ground, form, accent }, random }) => {
  const count = random.integer(3, 4);
  const [toX, toY] = [random.pick([0.12, 0.5, 0.88]), random.pick([0.2, 0.8])];
  let [x, y, wide, high] = [width * 0.06, height * 0.07, width * 0.88, height * 0.86];
  return repeat(count * 2, (turn) => {
    const last = turn === count * 2 - 1;
    const drawn = rect(x, y, wide, high, last ? accent : turn % 2 ? ground : form);
    const [nextWide, nextHigh] = [wide * 0.8, high * 0.78];
    x += (wide - nextWide) * toX;
    y += (high - nextHigh) * toY;
    [wide, high] = [nextWide, nextHigh];
    return drawn;
  });
};

export const rectangles: Design = { ...study, name: 'rectangles', motifs: [slipping] };

/** A lattice of stars, and an eye in an opening of it. */
const veiled: Motif = ({ width, height, inks: { ground, form, accent }, random }) => {
  const columns = height > width * 1.4 ? 3 : random.integer(4, 5);
  const cell = width / columns;
  const rows = Math.min(6, Math.round(height / cell));
  const stars = repeat(columns * rows, (index) => {
    const [x, y] = [
      ((index % columns) + 0.5) * cell,
      (Math.floor(index / columns) + 0.5) * (height / rows),
    ];
    const r = cell * 0.46;
    return polygon(
      Array.from({ length: 16 }, (_, corner) =>
        onCircle(x, y, corner % 2 ? r * 0.62 : r, (corner * Math.PI) / 8),
      ),
      form,
    );
  });
  const y = height * random.between(0.36, 0.6);
  const wide = width * 0.36;
  const eye = (scale: number, ink: string) =>
    path(
      `M${round(width / 2 - wide * scale)} ${round(y)}Q${round(width / 2)} ${round(y - wide * scale * 1.15)} ${round(width / 2 + wide * scale)} ${round(y)}Q${round(width / 2)} ${round(y + wide * scale * 1.15)} ${round(width / 2 - wide * scale)} ${round(y)}z`,
      ink,
    );
  return (
    stars +
    eye(1.24, ground) +
    eye(1, accent) +
    disc(width / 2, y, wide * 0.4, ground) +
    disc(width / 2, y, wide * 0.26, form)
  );
};

export const lattice: Design = {
  name: 'lattice',
  motifs: [veiled],
  sheets: ['spot', 'light', 'second', 'dark', 'bright'],
};
