import type { Design, Motif } from '../design';
import { disc, meanSide, onCircle, path, ring, round } from '../shapes';

/**
 * A crescent moon: a disc that another disc in the background colour covers in part, with a small disc in that part.
 */
const crescent: Motif = ({ width, height, inks, random }) => {
  const side = meanSide(width, height);
  const radius = Math.min(side * random.between(0.34, 0.54), height / 2 - 6);
  const x = Math.max(width * random.between(0.3, 0.7), radius + 6);
  const y = height / 2 + random.between(-1, 1) * (height / 2 - 6 - radius);
  const angle = random.between(-Math.PI, Math.PI);
  const [biteX, biteY] = onCircle(x, y, radius * random.between(0.34, 0.52), angle);
  const [starX, starY] = onCircle(x, y, radius * random.between(0.45, 0.6), angle);
  return (
    disc(x, y, radius, inks.form) +
    disc(biteX, biteY, radius * random.between(0.78, 0.86), inks.ground) +
    disc(starX, starY, radius * random.between(0.1, 0.34), inks.accent)
  );
};

/** Concentric orbits around a disc near an edge, each with a planet if it is inside the field. */
const orbit: Motif = ({ width, height, inks, random }) => {
  const side = Math.min(width, height);
  const [x, y] = [
    width * random.pick([0.12, 0.3, 0.7, 0.88]),
    height * random.pick([0.2, 0.5, 0.8]),
  ];
  const turns = random.integer(3, 5);
  const towards = Math.atan2(height / 2 - y, width / 2 - x);
  const marked = random.integer(1, turns);
  const paths = Array.from({ length: turns }, (_, turn) => {
    const radius = side * (0.2 + 0.2 * (turn + 1));
    const [px, py] = onCircle(x, y, radius, towards + random.between(-0.6, 0.6));
    const size =
      side * (turn + 1 === marked ? random.between(0.1, 0.14) : random.between(0.03, 0.07));
    const line = ring(x, y, radius, side * 0.011, inks.form);
    const seen = px > size && py > size && py < height - size;
    if (!seen) return line;
    return (
      line +
      disc(px, py, size + side * 0.02, inks.ground) +
      disc(px, py, size, turn + 1 === marked ? inks.accent : inks.form)
    );
  });
  return disc(x, y, side * 0.24, inks.form) + paths.join('');
};

/** The outline of a moon lit from the right: 0 is new, 1 is full. */
function moon(x: number, y: number, radius: number, lit: number, ink: string): string {
  const [r, inner] = [round(radius), round(radius * Math.abs(1 - 2 * lit))];
  const [top, foot] = [`${round(x)} ${round(y - radius)}`, `${round(x)} ${round(y + radius)}`];
  return path(
    `M${top}A${r} ${r} 0 0 1 ${foot}A${inner} ${r} 0 0 ${lit > 0.5 ? 1 : 0} ${top}z`,
    ink,
  );
}

/**
 * Rows of moon phases that grow from a thin crescent to a full moon. One moon in the second half is
 * always full, and in colour.
 */
const phases: Motif = ({ width, height, inks, random }) => {
  const columns = height > width * 1.3 ? 2 : random.integer(3, 4);
  const cell = width / columns;
  const rows = Math.max(Math.floor(height / cell), 1);
  const count = columns * rows;
  const marked = random.integer(Math.floor(count / 2), count - 1);
  const top = (height - rows * cell) / 2;
  return Array.from({ length: count }, (_, day) => {
    const [x, y] = [(day % columns) + 0.5, Math.floor(day / columns) + 0.5];
    const lit = day === marked ? 1 : 0.12 + (0.88 * day) / Math.max(count - 1, 1);
    const ink = day === marked ? inks.accent : inks.form;
    return moon(x * cell, top + y * cell, cell * 0.42, lit, ink);
  }).join('');
};

/** A small disc in colour on the edge of a large disc, with three rings around it. */
const transit: Motif = ({ width, height, inks, random }) => {
  const side = meanSide(width, height);
  const large = side * random.between(0.5, 0.62);
  const small = large * random.between(0.36, 0.56);
  const fromLeft = random.chance(0.5);
  const [x, y] = [fromLeft ? width * 0.22 : width * 0.78, height * random.between(0.42, 0.7)];
  const angle = (fromLeft ? 0 : Math.PI) + random.between(-0.75, 0.2) * (fromLeft ? 1 : -1);
  const [px, py] = onCircle(x, y, large, angle);
  const rim = Array.from({ length: 3 }, (_, turn) =>
    ring(px, py, small * (1.22 + turn * 0.2), side * 0.012, inks.accent),
  );
  return disc(x, y, large, inks.form) + rim.join('') + disc(px, py, small, inks.accent);
};

/** A curved trail of discs, each larger than the last, that leads to a large disc cut by the edge. */
const volley: Motif = ({ width, height, inks, random }) => {
  const side = Math.min(width, height);
  const [mirrored, falling] = [random.chance(0.5), random.chance(0.5)];
  const moon = (x: number, y: number, radius: number, ink: string) =>
    disc(mirrored ? width - x : x, falling ? height - y : y, radius, ink);
  const count = random.integer(5, 9);
  const sag = random.between(-0.9, 0.7) * height;
  const [fromY, toY] = [height * random.between(0.7, 0.9), height * random.between(0.14, 0.4)];
  const trail = Array.from({ length: count }, (_, step) => {
    const along = step / (count - 1);
    const x = width * (0.08 + 0.5 * along);
    const y = fromY + (toY - fromY) * along + sag * along * (1 - along);
    const ink = step === count - 1 ? inks.accent : inks.form;
    return moon(x, y, side * (0.018 + 0.05 * along ** 1.4), ink);
  });
  return moon(width * 0.94, toY, side * random.between(0.2, 0.32), inks.form) + trail.join('');
};

/** Science fiction and trick films: planets, moons and their orbits. */
export const orbits: Design = {
  name: 'orbits',
  motifs: [crescent, orbit, phases, transit, volley],
  sheets: ['dark', 'night', 'light', 'spot', 'second', 'cool'],
};
