import type { Design, Motif } from '../design';
import { arc, bar, disc, meanSide, onCircle, polygon } from '../shapes';

/** A star made by turning one bar about its middle. */
const star: Motif = ({ width, height, inks, random }) => {
  const side = meanSide(width, height);
  const bars = random.integer(4, 8);
  const [x, y] = [width * random.between(0.44, 0.56), height / 2];
  const turn = random.between(0, Math.PI);
  const thick = (side * random.between(0.24, 0.4)) / bars;
  const rays = Array.from({ length: bars }, (_, ray) =>
    bar(x, y, side * (ray % 2 ? 0.72 : 0.96), thick, turn + (ray * Math.PI) / bars, inks.form),
  );
  return rays.join('') + disc(x, y, side * random.between(0.11, 0.17), inks.accent);
};

/** Wedges that spread like rays from a disc near the edge. */
const burst: Motif = ({ width, height, inks, random }) => {
  const [x, y] = [width * random.pick([0.15, 0.5, 0.85]), height * random.pick([0.18, 0.82])];
  const wedges = random.integer(9, 15);
  const far = Math.hypot(width, height) * 1.1;
  const near = Math.min(width, height) * random.between(0.2, 0.28);
  const turn = random.between(0, 1);
  const rays = Array.from({ length: wedges }, (_, ray) => {
    const angle = turn + (ray * 2 * Math.PI) / wedges;
    const open = Math.PI / wedges / 2;
    return polygon(
      [
        onCircle(x, y, near, angle),
        onCircle(x, y, far, angle - open),
        onCircle(x, y, far, angle + open),
      ],
      inks.form,
    );
  });
  return rays.join('') + disc(x, y, near * 0.72, inks.accent);
};

/** Arcs around one centre, each about twice as thick as the one inside it. */
const arcs: Motif = ({ width, height, inks, random }) => {
  const [x, y] = [width * random.between(0.42, 0.58), height * random.between(0.44, 0.56)];
  const side = Math.min(width, height) * random.between(0.5, 0.6);
  const turn = random.between(-Math.PI, Math.PI);
  const marked = random.integer(1, 3);
  let radius = side * 0.1;
  return [0.03, 0.06, 0.12, 0.2, 0.36]
    .map((share, step) => {
      const thick = side * share;
      const middle = radius + thick / 2;
      radius += thick + side * 0.025;
      const from = turn + step * random.between(1, 1.5);
      const ink = step === marked ? inks.accent : inks.form;
      return arc(x, y, middle, thick, [from, from + random.between(1.8, 4)], ink);
    })
    .join('');
};

/** Nested polygons, each turned a little further than the one around it. */
const whirl: Motif = ({ width, height, inks, random }) => {
  const corners = random.pick([3, 4, 4, 5, 6]);
  const [x, y] = [width / 2, height / 2];
  const twist = random.between(0.14, 0.3) * (random.chance(0.5) ? 1 : -1);
  const levels = random.integer(6, 9);
  let radius = meanSide(width, height) * (corners === 3 ? 0.62 : 0.56);
  let turn = random.between(0, Math.PI);
  return Array.from({ length: levels }, (_, level) => {
    const points = Array.from({ length: corners }, (_, corner) =>
      onCircle(x, y, radius, turn + (corner * 2 * Math.PI) / corners),
    );
    const half = Math.PI / corners;
    radius *= (Math.cos(half) / Math.cos(half - Math.abs(twist))) * 0.98;
    turn += twist;
    const ink = level % 2 ? inks.ground : inks.form;
    return polygon(points, level === levels - 1 ? inks.accent : ink);
  }).join('');
};

/** Nested arches on the lower edge of the field. */
const gates: Motif = ({ width, height, inks, random }) => {
  const rings = random.integer(4, 5);
  const x = width * random.pick([0, 0.35, 0.5, 0.65, 1]);
  const edge = x === 0 || x === width;
  const largest = Math.min(meanSide(width, height) * (edge ? 1.15 : 0.8), height * 0.96);
  const step = largest / (rings + 0.5);
  const marked = random.integer(1, rings - 1);
  const arches = Array.from({ length: rings }, (_, ring) => {
    const radius = largest - (ring + 0.29) * step;
    return arc(
      x,
      height,
      radius,
      step * 0.58,
      [-Math.PI, 0],
      ring === marked ? inks.accent : inks.form,
    );
  });
  return arches.join('') + disc(x, height, step * 0.5, inks.form);
};

/** A disc inside concentric rings of dots. */
const spell: Motif = ({ width, height, inks, random }) => {
  const angles = random.integer(10, 16);
  const side = Math.min(width, height);
  const [x, y] = [width * random.between(0.35, 0.65), height * random.between(0.4, 0.6)];
  const rings = random.integer(3, 4);
  const drift = random.between(-0.16, 0.16);
  const dots = Array.from({ length: rings * angles }, (_, index) => {
    const ring = Math.floor(index / angles);
    const radius = side * (0.17 + ring * (0.36 / rings) * (1 + ring * 0.14));
    const angle = ((index % angles) * 2 * Math.PI) / angles + ring * drift;
    const [px, py] = onCircle(x, y, radius, angle);
    return disc(px, py, (radius * Math.PI * 0.58) / angles, inks.form);
  });
  return dots.join('') + disc(x, y, side * random.between(0.07, 0.11), inks.accent);
};

/** Fairy tales and fantasy: stars, arcs and rings, made by turning one shape. */
export const rosettes: Design = {
  name: 'rosettes',
  motifs: [star, burst, arcs, whirl, gates, spell],
  sheets: ['night', 'spot', 'second', 'light', 'cool', 'dark', 'duo'],
};
