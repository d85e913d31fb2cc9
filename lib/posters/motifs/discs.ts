import type { Design, Motif } from '../design';
import { arc, disc, repeat } from '../shapes';
import { study } from './study';

/** A great wheel of rings, each cut at another place, about a disc. */
const wheel: Motif = ({ width, height, inks: { form, accent }, random }) => {
  const side = Math.min(width, height);
  const [x, y] = [width / 2, height / 2];
  const count = random.whole(3, 4);
  const marked = random.whole(0, count - 1);
  const band = (side * 0.36) / count;
  const rings = repeat(count, (ring) => {
    const start = (random.whole(0, 3) * Math.PI) / 2;
    const span = Math.PI * random.pick([1, 1.5, 1.5]);
    const radius = side * 0.12 + band * (ring + 0.62);
    return arc(x, y, radius, band * 0.72, [start, start + span], ring === marked ? accent : form);
  });
  return rings + disc(x, y, side * 0.1, form);
};

/** A study in discs. */
export const discs: Design = { ...study, name: 'discs', motifs: [wheel] };
