import type { Design, Motif } from '../design';
import { bar, disc, rect, repeat } from '../shapes';

/** A lit carriage passes in the rain; in one of its windows somebody sits. */
const passing: Motif = ({ width, height, inks: { ground, form, accent }, random }) => {
  const count = width > height * 1.2 ? 4 : 3;
  const taken = random.whole(0, count - 1);
  const [top, high] = [height * random.between(0.26, 0.36), height * 0.46];
  const cell = (width * 1.1) / count;
  const slant = Math.PI * random.between(0.58, 0.66);
  const rain = repeat(14, () =>
    bar(
      random.between(0, width),
      random.between(0, height),
      height * random.between(0.08, 0.16),
      width * 0.008,
      slant,
      form,
    ),
  );
  const panes = repeat(count, (pane) => {
    const x = cell * pane - width * 0.05 + cell * 0.12;
    const [y, wide, tall] = [top + high * 0.16, cell * 0.76, high * 0.5];
    if (pane !== taken) return rect(x, y, wide, tall, ground);
    const middle = x + wide / 2;
    return (
      rect(x, y, wide, tall, accent) +
      disc(middle, y + tall * 0.46, wide * 0.16, form) +
      rect(middle - wide * 0.27, y + tall * 0.7, wide * 0.54, tall * 0.3, form)
    );
  });
  const wheels = repeat(count * 2, (wheel) =>
    disc(((wheel + 0.5) * width) / (count * 2), top + high + height * 0.03, height * 0.045, form),
  );
  const rail = rect(0, top + high + height * 0.1, width, height * 0.022, form);
  return rain + rect(0, top, width, high, form) + panes + wheels + rail;
};

/** The last train at night. */
export const carriage: Design = {
  name: 'carriage',
  motifs: [passing],
  sheets: ['light', 'spot', 'second', 'dark'],
};
