import type { Design, Motif } from '../design';
import { disc, path, polygon, repeat, round, stroke } from '../shapes';

/** Palms along a promenade that tilts. */
const promenade: Motif = ({ width, height, inks: { form, accent }, random }) => {
  const tilt = random.between(-0.12, 0.12);
  const side = Math.min(width, height);
  const count = width > height * 1.05 ? 3 : 2;
  const line = (x: number) => height * (0.88 + tilt * (x - 0.5));
  const palms = repeat(count, (palm) => {
    const share = (palm + 0.5) / count;
    const x = width * share;
    const top = height * (0.3 + (palm % 2) * 0.16);
    const sway = side * random.between(-0.08, 0.08);
    const size = Math.min(width / count / 2, height * 0.3) * 1.06;
    const trunk = stroke(
      `M${round(x)} ${round(height)}Q${round(x)} ${round((height + top) / 2)} ${round(x + sway)} ${round(top)}`,
      side * 0.04,
      form,
    );
    const leaves = repeat(7, (leaf) => {
      const angle = Math.PI + (leaf * Math.PI) / 6;
      const [tx, ty] = [
        x + sway + Math.cos(angle) * size,
        top + Math.sin(angle) * size * 0.7 + size * 0.36,
      ];
      const [cx, cy] = [
        x + sway + Math.cos(angle) * size * 0.55,
        top + Math.sin(angle) * size * 0.9 - size * 0.22,
      ];
      return path(
        `M${round(x + sway)} ${round(top - size * 0.06)}Q${round(cx)} ${round(cy)} ${round(tx)} ${round(ty)}Q${round(cx)} ${round(cy + size * 0.36)} ${round(x + sway)} ${round(top + size * 0.08)}z`,
        form,
      );
    });
    return trunk + leaves;
  });
  return (
    disc(width * random.between(0.3, 0.7), height * 0.6, side * 0.24, accent) +
    palms +
    polygon(
      [
        [0, line(0)],
        [width, line(1)],
        [width, height],
        [0, height],
      ],
      form,
    )
  );
};

/** Palms. */
export const palm: Design = {
  name: 'palm',
  motifs: [promenade],
  sheets: ['light', 'bright', 'cool', 'spot', 'second'],
};
