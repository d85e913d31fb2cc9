import type { Design, Motif } from '../design';
import { rect, repeat } from '../shapes';
import { study } from './study';

/** Frames within frames that slip to one side, and a plane in the last of them. */
const slipping: Motif = ({ width, height, inks: { ground, form, accent }, random }) => {
  const count = random.whole(3, 4);
  const [toX, toY] = [random.pick([0.12, 0.5, 0.88]), random.pick([0.2, 0.8])];
  let [x, y, wide, high] = [width * 0.06, height * 0.07, width * 0.88, height * 0.86];
  return repeat(count * 2, (turn) => {
    const last = turn === count * 2 - 1;
    const drawn = rect(x, y, wide, high, last ? accent : turn % 2 ? ground : form);
    const [nextWide, nextHigh] = [wide * 0.8, high * 0.78];
    x += (wide - nextWide) * toX;
    y += (high - nextHigh) * toY;
    [wide, high] = [nextWide, nextHigh];
    return drawn;
  });
};

/** A study in rectangles. */
export const rectangles: Design = { ...study, name: 'rectangles', motifs: [slipping] };
