import type { Design, Motif } from '../design';
import { disc, path, repeat, round } from '../shapes';

/** Waves in ranks, and what is still above them. */
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

/** Water that rises. */
export const waves: Design = {
  name: 'waves',
  motifs: [rising],
  sheets: ['light', 'cool', 'bright', 'second', 'spot', 'night'],
};
