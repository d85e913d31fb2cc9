import type { Design, Motif } from '../design';
import { cord, path, rect, repeat, round } from '../shapes';

/** Candles of unequal length that drip, one flame in colour. */
const dripping: Motif = ({ width, height, inks: { ground, form, accent }, random }) => {
  const count = width > height * 1.1 ? 4 : 3;
  const step = width / count;
  const tall = random.whole(0, count - 1);
  return repeat(count, (candle) => {
    const x = (candle + 0.5) * step;
    const half = step * 0.27;
    const top = height * (candle === tall ? 0.34 : random.between(0.48, 0.72));
    const flame = step * (candle === tall ? 0.62 : 0.44);
    const y = top - step * 0.1;
    const fire = `M${round(x)} ${round(y - flame)}Q${round(x + flame * 0.5)} ${round(y - flame * 0.3)} ${round(x)} ${round(y)}Q${round(x - flame * 0.5)} ${round(y - flame * 0.3)} ${round(x)} ${round(y - flame)}z`;
    const run = height * random.between(0.1, 0.2);
    return (
      rect(x - half, top, half * 2, height - top, form) +
      cord(`M${round(x - half * 1.0)} ${round(top + half * 0.4)}v${round(run)}`, half * 0.8, form) +
      cord(
        `M${round(x + half * 0.45)} ${round(top + half * 0.6)}v${round(run * 1.3)}`,
        half * 0.3,
        ground,
      ) +
      path(fire, accent)
    );
  });
};

/** Wax and flame. */
export const candle: Design = {
  name: 'candle',
  motifs: [dripping],
  sheets: ['dark', 'night', 'light', 'spot'],
};
