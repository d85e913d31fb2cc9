import type { Size } from '../picture/fit-box';

/** How the field writes the shapes that films have; the player takes 16:9 for granted. */
const usual = '16:9';
const known = [usual, '4:3', '1:1', '1.37:1', '1.66:1', '1.85:1', '2.39:1'];
/** Lines and columns that were cut off or added make this much of a difference. */
const near = 0.008;

/** The ratio of a picture as a film's file says it, `4:3`; none where it need not be said. */
export function ratioOf({ width, height }: Size): string | undefined {
  const shape = width / height;
  const name = known.find((ratio) => {
    const [across = 1, down = 1] = ratio.split(':').map(Number);
    return Math.abs(shape / (across / down) - 1) < near;
  });
  return name === usual ? undefined : (name ?? `${Number(shape.toFixed(2))}:1`);
}
