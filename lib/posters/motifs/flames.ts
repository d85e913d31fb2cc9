import type { Design, Motif } from '../design';
import { path, repeat, round } from '../shapes';

/** Tongues of flame in two colours, from the lower edge up. */
const blaze: Motif = ({ width, height, inks: { form, accent }, random }) => {
  const tongue = (x: number, wide: number, high: number, lean: number, ink: string) => {
    const [y, w] = [height * 1.02, wide / 2];
    return path(
      `M${round(x - w)} ${round(y)}C${round(x - w * 1.3)} ${round(y - high * 0.5)} ${round(x + lean * 0.2)} ${round(y - high * 0.55)} ${round(x + lean)} ${round(y - high)}C${round(x + lean + w * 0.5)} ${round(y - high * 0.66)} ${round(x + w * 1.5)} ${round(y - high * 0.4)} ${round(x + w)} ${round(y)}z`,
      ink,
    );
  };
  const count = random.whole(3, 5);
  const step = width / count;
  const lean = random.between(-0.5, 0.5) * step;
  const tall = random.whole(0, count - 1);
  const outer = repeat(count, (index) =>
    tongue(
      (index + 0.5) * step,
      step * 1.1,
      height * (index === tall ? 0.98 : random.between(0.56, 0.84)),
      lean,
      form,
    ),
  );
  const inner = repeat(count, (index) =>
    tongue(
      (index + 0.5) * step,
      step * 0.56,
      height * random.between(0.26, 0.46),
      lean * 0.6,
      accent,
    ),
  );
  return outer + inner;
};

/** Fire. */
export const flames: Design = {
  name: 'flames',
  motifs: [blaze],
  sheets: ['night', 'dark', 'spot', 'light'],
};
