import type { Design, Field, Motif } from '../design';
import { cord, disc, onCircle, path, repeat, round } from '../shapes';
import { stage } from '../stage';

/** A hand, its fingers as far apart as it is afraid. */
function hand(random: Field['random'], skin: string, mark: string): string {
  const spread = random.between(5, 11);
  const fingers = [-1.5, -0.5, 0.5, 1.5].map((finger, index) => {
    const long = [44, 54, 52, 40][index] as number;
    const angle = ((finger * spread - 90) * Math.PI) / 180;
    const [x, y] = onCircle(50 + finger * 12.4, 68, long, angle);
    return cord(`M${round(50 + finger * 12)} 74L${round(x)} ${round(y)}`, 10.6, skin);
  });
  return (
    fingers.join('') +
    cord('M70 92L92 66', 11.5, skin) +
    path('M26 68H74V96Q72 112 66 118V150H34V118Q26 108 26 96z', skin) +
    disc(50, 90, 7, mark)
  );
}

/** Hands side by side, every other one lower; in a narrow field one from below and one from above. */
const raised: Motif = ({ width, height, inks: { form, accent, ground }, random }) => {
  const upright = height > width * 1.4;
  const count = upright ? 2 : Math.max(1, Math.round(width / (height * random.pick([0.46, 0.8]))));
  const marked = count > 1 ? random.whole(0, count - 1) : -1;
  const [wide, high] = upright ? [width, height * 0.49] : [width / count, height];
  return repeat(count, (index) => {
    const [skin, odd] = [index === marked ? accent : form, index % 2 === 1];
    const drawn = stage(
      { width: wide, height: odd && !upright ? high * 0.9 : high },
      hand(random, skin, count > 1 ? ground : accent),
      { box: [104, 146], at: [0.5, 1], mirrored: odd },
    );
    const place = upright
      ? odd
        ? `rotate(180) translate(${round(-wide)} ${round(-high)})`
        : `translate(0 ${round(height - high)})`
      : `translate(${round(index * wide)} ${round(odd ? height * 0.1 : 0)})`;
    return `<g transform="${place}">${drawn}</g>`;
  });
};

/** Hands held up. */
export const hands: Design = {
  name: 'hands',
  motifs: [raised],
  sheets: ['light', 'dark', 'spot', 'night', 'second'],
};
