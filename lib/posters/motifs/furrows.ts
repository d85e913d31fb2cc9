import type { Design, Motif } from '../design';
import { disc, path, repeat, round } from '../shapes';

/** Furrows to the horizon, a low sun, one furrow in colour. */
const ploughed: Motif = ({ width, height, inks: { form, accent }, random }) => {
  const count = random.whole(8, 10);
  const sky = height * random.between(0.28, 0.42);
  const end = random.between(-0.2, 1.2) * width;
  const side = Math.min(width, height);
  const marked = random.whole(3, count - 3);
  const bend = random.between(-0.14, 0.14) * width;
  const furrow = (at: number) => {
    const foot = width * (-0.9 + at * 2.8);
    const head = end + (at - 0.5) * width * 0.9;
    return { foot: round(foot), head: round(head), mid: round((foot + head) / 2 + bend) };
  };
  const middle = round((sky + height) / 2);
  const lines = repeat(count, (index) => {
    const [a, b] = [furrow(index / count), furrow((index + 0.58) / count)];
    return path(
      `M${a.head} ${round(sky)}Q${a.mid} ${middle} ${a.foot} ${round(height)}H${b.foot}Q${b.mid} ${middle} ${b.head} ${round(sky)}z`,
      index === marked ? accent : form,
    );
  });
  return disc(width * random.between(0.3, 0.7), sky, side * 0.17, accent) + lines;
};

/** A ploughed field. */
export const furrows: Design = {
  name: 'furrows',
  motifs: [ploughed],
  sheets: ['light', 'spot', 'second', 'bright', 'dark'],
};
