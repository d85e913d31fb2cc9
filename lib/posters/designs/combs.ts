import type { Design, Field, Motif } from '../design';
import { arc, bar } from '../shapes';

type Comb = { x: number; y: number; long: number; angle: number; teeth: number; reach: number };

/** A spine with teeth on one side; the teeth in the middle are the longest. */
function drawComb({ x, y, long, angle, teeth, reach }: Comb, thick: number, ink: string): string {
  const [alongX, alongY] = [Math.cos(angle), Math.sin(angle)];
  const spine = bar(x, y, long, thick, angle, ink);
  const rest = Array.from({ length: teeth }, (_, tooth) => {
    const at = ((tooth + 0.5) / teeth - 0.5) * (long - thick);
    const size = reach * (0.22 + 0.78 * Math.sin(((tooth + 0.5) / teeth) * Math.PI) ** 2);
    const [footX, footY] = [x + alongX * at, y + alongY * at];
    return bar(
      footX - (alongY * size) / 2,
      footY + (alongX * size) / 2,
      size,
      thick,
      angle + Math.PI / 2,
      ink,
    );
  });
  return spine + rest.join('');
}

/** Two combs along a diagonal, the second turned by 180°, as in the films of Viking Eggeling. */
const answer: Motif = ({ width, height, inks, random }) => {
  const side = Math.min(width, height);
  const angle = random.between(-1, -0.6) + (random.chance(0.5) ? Math.PI / 2 : 0);
  const thick = side * 0.021;
  const [teeth, reach] = [random.integer(8, 11), side * random.between(0.3, 0.38)];
  const [offX, offY] = [-Math.sin(angle) * side * 0.045, Math.cos(angle) * side * 0.045];
  const [slideX, slideY] = [Math.cos(angle) * side * 0.14, Math.sin(angle) * side * 0.14];
  const [x, y, long] = [width / 2, height / 2, side * 0.86];
  return (
    drawComb(
      { x: x + offX + slideX, y: y + offY + slideY, long, angle, teeth, reach },
      thick,
      inks.form,
    ) +
    drawComb(
      { x: x - offX - slideX, y: y - offY - slideY, long, angle: angle + Math.PI, teeth, reach },
      thick,
      inks.accent,
    )
  );
};

/** A row of strokes with the same slant, longest in the middle. */
const scale: Motif = ({ width, height, inks, random }) => {
  const count = random.integer(10, 14);
  const angle = -Math.PI / 2 + random.between(0.12, 0.4) * (random.chance(0.5) ? 1 : -1);
  const marked = random.integer(4, count - 2);
  const swell = random.between(0.6, 1.4);
  const drift = random.between(-0.24, 0.24);
  return Array.from({ length: count }, (_, stroke) => {
    const along = (stroke + 0.5) / count;
    const long = height * (0.16 + 0.84 * Math.sin(along * Math.PI) ** swell);
    const thick = (width / count) * (stroke === marked ? 0.62 : 0.36);
    const ink = stroke === marked ? inks.accent : inks.form;
    return bar(
      width * (0.06 + 0.88 * along),
      height * (0.5 + drift * (along - 0.5)),
      long,
      thick,
      angle,
      ink,
    );
  }).join('');
};

function quarter({ width, height, inks, random }: Field, turn: number): string {
  const side = Math.min(width, height);
  const start = (turn * Math.PI) / 2;
  const count = random.integer(6, 8);
  const [x, y] = [width / 2, height / 2];
  const marked = random.integer(2, count - 2);
  return Array.from({ length: count }, (_, line) => {
    const radius = side * (0.06 + (0.42 * (line + 1)) / count);
    const span = Math.PI * (0.3 + 1.1 * Math.abs(Math.sin(line * 0.9 + turn)));
    const ink = line === marked ? inks.accent : inks.form;
    return arc(x, y, radius, side * 0.03, [start, start + span], ink);
  }).join('');
}

/** Arcs around one centre, each of a different length. */
const harp: Motif = (field) => quarter(field, field.random.integer(0, 3));

/** A grid of blocks of parallel strokes; each block has one of four directions. */
const weave: Motif = ({ width, height, inks, random }) => {
  const columns = 3;
  const cell = width / columns;
  const rows = Math.max(Math.round(height / cell), 2);
  const high = height / rows;
  const marked = random.integer(0, rows * columns - 1);
  return Array.from({ length: rows * columns }, (_, block) => {
    const [x, y] = [((block % columns) + 0.5) * cell, (Math.floor(block / columns) + 0.5) * high];
    const strokes = random.pick([2, 3, 5, 7]);
    const angle = random.pick([0, Math.PI / 2, Math.PI / 4, -Math.PI / 4]);
    const ink = block === marked ? inks.accent : inks.form;
    const span = Math.min(cell, high) * 0.8;
    return Array.from({ length: strokes }, (_, stroke) => {
      const off = ((stroke + 0.5) / strokes - 0.5) * span;
      const at = [x - Math.sin(angle) * off, y + Math.cos(angle) * off] as const;
      return bar(
        at[0],
        at[1],
        span * (0.4 + (0.6 * (stroke + 1)) / strokes),
        (span / strokes) * 0.5,
        angle,
        ink,
      );
    }).join('');
  }).join('');
};

/** Abstract, animated and avant-garde films: combs, scales and arcs, after Eggeling. */
export const combs: Design = {
  name: 'combs',
  motifs: [answer, scale, harp, weave],
  sheets: ['dark', 'light', 'night', 'bright', 'spot', 'second'],
};

/** Like `combs`, but only with its first motif, the facing combs. */
export const comb: Design = { ...combs, name: 'comb', motifs: [combs.motifs[0]] };
