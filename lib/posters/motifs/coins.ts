import type { Design, Motif } from '../design';
import { disc, rect, repeat } from '../shapes';

/** Stacks of coins of unequal height, one coin on edge. */
const stacks: Motif = ({ width, height, inks: { form, accent }, random }) => {
  const count = width > height ? 4 : 3;
  const step = width / count;
  const thick = step * 0.17;
  const rows = Math.floor((height * 0.94) / thick);
  const rich = random.whole(0, count - 1);
  const poor = (rich + random.whole(1, count - 1)) % count;
  return repeat(count, (stack) => {
    const x = (stack + 0.5) * step;
    const share = stack === rich ? random.between(0.8, 0.92) : random.between(0.22, 0.5);
    const coins = Math.max(Math.floor(rows * share), 2);
    const pile = repeat(coins, (coin) => {
      const slip = random.between(-0.035, 0.035) * step;
      return rect(
        x + slip - step * 0.41,
        height - (coin + 1) * thick,
        step * 0.82,
        thick * 0.78,
        form,
      );
    });
    if (stack !== poor) return pile;
    return pile + disc(x, height - coins * thick - step * 0.44, step * 0.41, accent);
  });
};

/** Money in stacks. */
export const coins: Design = {
  name: 'coins',
  motifs: [stacks],
  sheets: ['light', 'bright', 'spot', 'dark', 'second'],
};
