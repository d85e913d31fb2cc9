import type { Design, Motif } from '../design';
import { bar, disc, meanSide, rect } from '../shapes';

/** A bouncing ball at equal time steps; every hop is lower and shorter. */
const ball: Motif = ({ width, height, inks, random }) => {
  const hops = random.pick([1, 1, 2]);
  const keep = random.between(0.55, 0.75);
  const radius = meanSide(width, height) * random.between(0.042, 0.048);
  const backwards = random.chance(0.5);
  const lengths = [0.5, keep ** 0.5, keep].slice(0, hops + 1);
  const unit = (width - 4.2 * radius) / lengths.reduce((sum, length) => sum + length, 0);
  let from = radius * 1.3;
  const flights = lengths.map((length, hop) => {
    const moments = hop === 0 ? 4 : 6 - hops;
    const tall = (height - 2.3 * radius) * keep ** hop;
    const start = from;
    from += length * unit;
    return Array.from({ length: moments }, (_, moment) => {
      const time = hop === 0 ? 0.5 + moment / (2 * moments) : moment / moments;
      const x = start + (moment / moments) * length * unit;
      const y = height - radius - 4 * time * (1 - time) * tall;
      return disc(backwards ? width - x : x, y, radius, inks.form);
    }).join('');
  });
  const end = backwards ? width - from : from;
  return flights.join('') + disc(end, height - radius * 2.2, radius * 2.2, inks.accent);
};

/** A pile of shifted and tilted blocks with a ball on top. */
const pile: Motif = ({ width, height, inks, random }) => {
  const count = random.integer(3, 4);
  const tall = height / (count + 0.72);
  const side = random.chance(0.5) ? 1 : -1;
  const blocks = Array.from({ length: count }, (_, level) => {
    const wide = width * random.between(0.34, 0.62);
    const angle = level === 0 ? 0 : (level % 2 ? side : -side) * random.between(0.06, 0.16);
    const x = width * (0.5 + side * (level % 2 ? 0.1 : -0.08) * random.between(0.5, 1.2));
    return bar(x, height - (level + 0.5) * tall, wide, tall * 0.86, angle, inks.form);
  });
  const x = width * (0.5 + side * random.between(-0.12, 0.12));
  return blocks.join('') + disc(x, height - (count + 0.3) * tall, tall * 0.38, inks.accent);
};

/** Rows of equal dots with a gap, in which one dot is larger and out of line. */
const misfit: Motif = ({ width, height, inks, random }) => {
  const columns = random.integer(5, 6);
  const cell = width / columns;
  const rows = Math.max(Math.floor(height / cell), 2);
  const top = (height - rows * cell) / 2;
  const [oddX, oddY] = [random.integer(1, columns - 2), random.integer(1, Math.max(rows - 2, 1))];
  const dots = Array.from({ length: rows * columns }, (_, index) => {
    const [x, y] = [index % columns, Math.floor(index / columns)];
    const near = Math.hypot(x - oddX - 0.3, y - oddY - 0.3);
    return near < 1.35 ? '' : disc((x + 0.5) * cell, top + (y + 0.5) * cell, cell * 0.3, inks.form);
  });
  const [x, y] = [(oddX + 0.5 + random.between(0.1, 0.5)) * cell, (oddY + 0.8) * cell];
  return dots.join('') + disc(x, top + y, cell * random.between(0.86, 1.05), inks.accent);
};

/** A row of slabs that has begun to fall. */
const dominoes: Motif = ({ width, height, inks, random }) => {
  const count = random.integer(7, 9);
  const step = width / (count + 1.4);
  const tall = height * random.between(0.7, 0.82);
  const fallen = random.integer(3, 5);
  const mirrored = random.chance(0.5);
  return Array.from({ length: count }, (_, slab) => {
    const tilt = Math.max(0, slab - (count - fallen)) / fallen;
    const angle = -Math.PI / 2 + tilt ** 1.3 * 1.05;
    const foot = step * (slab + 0.7);
    const x = foot + (Math.cos(angle) * tall) / 2;
    const y = height + (Math.sin(angle) * tall) / 2;
    const ink = slab === count - fallen ? inks.accent : inks.form;
    const seen = mirrored ? width - x : x;
    return bar(seen, y, tall, step * 0.5, mirrored ? Math.PI - angle : angle, ink);
  }).join('');
};

/** A chequerboard in which one cell is a ball and some of the light cells have a tilted bar. */
const chequer: Motif = ({ width, height, inks, random }) => {
  const cell = width / 3;
  const rows = Math.ceil(height / cell);
  const odd = random.integer(0, Math.max(rows * 3 - 2, 1));
  return Array.from({ length: rows * 3 }, (_, index) => {
    const [x, y] = [(index % 3) * cell, height - (Math.floor(index / 3) + 1) * cell];
    const [middleX, middleY] = [x + cell / 2, y + cell / 2];
    if (index === odd) return disc(middleX, middleY, cell / 2, inks.accent);
    if (index % 2) return rect(x, y, cell, cell, inks.form);
    const angle = random.pick([0.2, -0.25, 0.5, 0.78]);
    return random.chance(0.5)
      ? bar(middleX, middleY, cell * 0.62, cell * 0.3, angle, inks.form)
      : '';
  }).join('');
};

/** Comedies: balls and blocks out of order. */
export const bounce: Design = {
  name: 'bounce',
  motifs: [ball, pile, misfit, dominoes, chequer],
  sheets: ['spot', 'second', 'light', 'bright', 'duo', 'cool'],
};
