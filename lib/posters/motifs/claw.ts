import type { Design, Motif } from '../design';
import { disc, onCircle, type Point, polygon, repeat } from '../shapes';
import { stage } from '../stage';

/** A hand that reaches down over a stair, its fingers drawn long by the light. */
const reaching: Motif = (field) => {
  const {
    width,
    height,
    inks: { form, accent },
    random,
  } = field;
  const mirrored = random.chance(0.5);
  const bend = random.between(0.25, 0.5);
  const fingers = repeat(5, (finger) => {
    const angle = Math.PI * (1.02 - finger * 0.15);
    const long = [30, 38, 42, 39, 28][finger] as number;
    const root = onCircle(66, 32, 10, angle);
    const knuckle = onCircle(...root, long * 0.6, angle + 0.2);
    const tip = onCircle(...knuckle, long, angle - bend);
    const [a, b] = [angle + Math.PI / 2, angle - Math.PI / 2];
    const outline = [
      onCircle(...root, 5, a),
      onCircle(...knuckle, 3.6, a),
      tip,
      onCircle(...knuckle, 3.6, b),
      onCircle(...root, 5, b),
    ];
    return polygon(outline, form) + disc(...knuckle, 4.2, form);
  });
  const arm =
    polygon(
      [
        [60, 22],
        [104, -26],
        [134, -26],
        [134, 8],
        [76, 42],
      ],
      form,
    ) + disc(66, 32, 13, form);
  const count = 6;
  const at = (x: number) => (mirrored ? width - x : x);
  const steps = Array.from({ length: count }, (_, step): Point[] => {
    const y = height * (1 - (step + 1) * 0.06);
    return [
      [at((step * width) / count), y],
      [at(((step + 1) * width) / count), y],
    ];
  }).flat();
  const stair = polygon([[at(0), height], ...steps, [at(width), height]], accent);
  return (
    stair +
    stage(field, arm + fingers, {
      box: [100, 108],
      at: [mirrored ? 0 : 1, 0],
      bleed: 0.12,
      mirrored,
    })
  );
};

/** A shadow with long fingers. */
export const claw: Design = {
  name: 'claw',
  motifs: [reaching],
  sheets: ['light', 'dark', 'spot', 'night', 'bright'],
};
