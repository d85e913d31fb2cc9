import type { Design, Motif } from '../design';
import { bar, repeat } from '../shapes';
import { study } from './study';

/** Strokes of one slant that swell and fall, one of them marked. */
const swelling: Motif = ({ width, height, inks: { form, accent }, random }) => {
  const count = random.whole(8, 10);
  const marked = random.whole(2, count - 3);
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

/** A study in diagonals. */
export const diagonals: Design = { ...study, name: 'diagonals', motifs: [swelling] };
