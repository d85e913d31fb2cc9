import type { Design, Motif } from '../design';
import { bar, path, polygon, rect, repeat, round } from '../shapes';

/** Towers of unequal height in slanting rain, one window lit. */
const rain: Motif = ({ width, height, inks: { form, accent, ground }, random }) => {
  const count = random.whole(4, 5);
  const step = width / count;
  const tall = random.whole(1, count - 2);
  const slant = random.pick([-1, 1]) * random.between(0.2, 0.45);
  const side = Math.min(width, height);
  const strokes = repeat(11, (drop) =>
    bar(
      ((drop + 0.5) / 11) * width * 1.1,
      height * random.between(0.04, 0.5),
      side * random.between(0.16, 0.34),
      side * 0.012,
      Math.PI / 2 + slant,
      accent,
    ),
  );
  const towers = repeat(count, (tower) => {
    const top = height * (tower === tall ? 0.3 : random.between(0.48, 0.62));
    const x = tower * step;
    const merlon = step / 5;
    if (tower % 2 === tall % 2)
      return polygon(
        [
          [x, height],
          [x, top],
          [x + step / 2, top - step * 0.8],
          [x + step, top],
          [x + step, height],
        ],
        form,
      );
    return (
      rect(x - 1, top, step + 2, height - top, form) +
      repeat(3, (tooth) => rect(x + tooth * merlon * 2, top - merlon, merlon, merlon * 1.1, form))
    );
  });
  const window = (x: number, y: number, ink: string) =>
    path(
      `M${round(x - step * 0.11)} ${round(y)}a${round(step * 0.11)} ${round(step * 0.11)} 0 0 1 ${round(step * 0.22)} 0v${round(step * 0.36)}h${round(-step * 0.22)}z`,
      ink,
    );
  return (
    strokes +
    towers +
    window((tall + 0.5) * step, height * 0.4, accent) +
    repeat(count, (tower) =>
      tower === tall ? '' : window((tower + 0.5) * step, height * 0.76, ground),
    )
  );
};

/** A castle. */
export const castle: Design = {
  name: 'castle',
  motifs: [rain],
  sheets: ['dark', 'night', 'light', 'spot', 'second'],
};
