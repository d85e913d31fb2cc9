import type { Design, Motif } from '../design';
import { rect, repeat, round, stroke } from '../shapes';

/** Cases piled up askew, each with its handle and straps. */
const climbing: Motif = ({ width, height, inks: { ground, form, accent }, random }) => {
  const mirrored = random.chance(0.5);
  const count = height > width ? 4 : 3;
  const high = height / (count + 0.36);
  const marked = random.whole(0, count - 1);
  return repeat(count, (index) => {
    const wide = Math.min(width * 0.62, high * random.between(1.3, 1.9));
    const along = 0.04 + (0.92 * index) / (count - 1);
    const x = (mirrored ? 1 - along : along) * (width - wide);
    const y = height - (index + 1) * high;
    const ink = index === marked ? accent : form;
    const grip = high * 0.2;
    const strap = (from: number) => rect(from, high * 0.05, high * 0.09, high * 0.9, ground);
    const drawing =
      stroke(
        `M${round(wide / 2 - grip)} ${round(high * 0.06)}v${round(-grip * 0.7)}h${round(grip * 2)}v${round(grip * 0.7)}`,
        high * 0.06,
        ink,
      ) +
      rect(0, high * 0.05, wide, high * 0.9, ink) +
      strap(wide * 0.16) +
      strap(wide * 0.84 - high * 0.09);
    const tilt = `rotate(${round(random.between(-7, 7))} ${round(wide / 2)} ${round(high / 2)})`;
    return `<g transform="translate(${round(x)} ${round(y)}) ${tilt}">${drawing}</g>`;
  });
};

/** Luggage that goes by itself. */
export const suitcases: Design = {
  name: 'suitcases',
  motifs: [climbing],
  sheets: ['light', 'bright', 'spot', 'dark', 'second'],
};
