import type { Design, Motif } from '../design';
import { disc, onCircle, polygon, repeat } from '../shapes';
import { stage } from '../stage';

/** The Moon before the Sun: rays, and what is left of the light. */
const meeting: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const rays = random.pick([16, 20, 24]);
  const sun = repeat(rays, (ray) => {
    const angle = (ray * 2 * Math.PI) / rays;
    return polygon(
      [
        onCircle(50, 50, 38, angle - 0.09),
        onCircle(50, 50, ray % 2 ? 47 : 56, angle),
        onCircle(50, 50, 38, angle + 0.09),
      ],
      form,
    );
  });
  const [x, y] = onCircle(50, 50, random.between(14, 22), random.between(2.4, 3.9));
  return stage(
    field,
    sun + disc(50, 50, 34, form) + disc(x, y, 30, ground) + disc(x, y, 26, accent),
    { bleed: random.between(0.2, 0.4) },
  );
};

/** The Sun and the Moon. */
export const eclipse: Design = {
  name: 'eclipse',
  motifs: [meeting],
  sheets: ['dark', 'night', 'spot', 'light', 'second'],
};
