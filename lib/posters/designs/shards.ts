import type { Design, Field, Motif } from '../design';
import { onCircle, type Point, polygon } from '../shapes';

/** Teeth from above, and one splinter that rises against them. */
const jaws: Motif = ({ width, height, inks, random }) => {
  const count = random.integer(3, 5);
  const step = width / (count - 0.5);
  const lean = random.between(-0.9, 0.9) * step;
  const start = -random.between(0.1, 0.5) * step;
  const victim = random.integer(1, count - 1);
  const teeth = Array.from({ length: count + 1 }, (_, tooth) => {
    const x = start + tooth * step;
    const reach = tooth === victim ? 0.34 : random.between(0.55, 0.97);
    return polygon(
      [
        [x, 0],
        [x + step, 0],
        [x + step / 2 + lean, height * reach],
      ],
      inks.form,
    );
  });
  const x = start + (victim + 0.5) * step;
  const tip: Point = [x + lean * 0.4, height * random.between(0.38, 0.46)];
  return (
    teeth.join('') +
    polygon([[x - step * 0.55, height], [x + step * 0.3, height], tip], inks.accent)
  );
};

/** Blades that all come from one point outside the picture. */
const fan: Motif = ({ width, height, inks, random }) => {
  const fromLeft = random.chance(0.5);
  const [x, y] = [fromLeft ? -width * 0.08 : width * 1.08, random.between(-0.1, 1.1) * height];
  const count = random.integer(5, 7);
  const middle = Math.atan2(height / 2 - y, width / 2 - x);
  const spread = 2.1;
  const marked = random.integer(1, count - 2);
  return Array.from({ length: count }, (_, blade) => {
    const from = middle - spread / 2 + (blade * spread) / count;
    const thick = (spread / count) * random.between(0.3, 0.72);
    const reach = Math.hypot(width, height) * (blade % 2 ? random.between(0.62, 0.85) : 1.5);
    return polygon(
      [
        [x, y],
        onCircle(x, y, reach, from),
        onCircle(x, y, reach * random.between(0.7, 1), from + thick),
      ],
      blade === marked ? inks.accent : inks.form,
    );
  }).join('');
};

/** A passage in perspective: nested quadrilaterals with irregular corners. */
const passage: Motif = ({ width, height, inks, random }: Field) => {
  const depth = 5;
  const [endX, endY] = [random.between(0.3, 0.7) * width, random.between(0.38, 0.62) * height];
  const corners: Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const fills = [inks.form, inks.ground, inks.form, inks.ground, inks.accent];
  return fills
    .map((fill, level) => {
      const inward = level === 0 ? 0 : (level / depth) ** 0.8 * 0.92;
      const jitter = level === 0 ? 0 : 0.17;
      const points = corners.map(([x, y]): Point => {
        const near = inward + random.between(-jitter, jitter) * (1.1 - inward);
        const far = inward + random.between(-jitter, jitter) * (1.1 - inward);
        return [x + (endX - x) * near, y + (endY - y) * far];
      });
      return polygon(points, fill);
    })
    .join('');
};

/** Lightning: a zigzag line from top to bottom, with one side of it filled and a band in colour along it. */
const crack: Motif = ({ width, height, inks, random }) => {
  const turns = random.integer(4, 6);
  const side = random.chance(0.5) ? 1 : -1;
  const spine = Array.from({ length: turns + 1 }, (_, turn): Point => {
    const swing = side * (turn % 2 ? 1 : -1) * random.between(0.12, 0.24);
    return [width * (0.5 + swing), (height * turn) / turns];
  });
  const edge = [...spine].reverse().map(([x, y], turn): Point => [x + side * (26 + turn * 9), y]);
  const outer: Point = [side > 0 ? width : 0, height];
  const dark = polygon([[outer[0], 0], ...spine, outer], inks.form);
  return dark + polygon([...spine, ...edge], inks.accent);
};

/** Horror and expressionism: splinters, nothing at a right angle. */
export const shards: Design = {
  name: 'shards',
  motifs: [jaws, fan, passage, crack],
  sheets: ['light', 'dark', 'night', 'spot', 'bright', 'second'],
};
