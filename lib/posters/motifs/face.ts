import type { Design, Motif } from '../design';
import { disc, repeat, ring } from '../shapes';
import { stage } from '../stage';

/** A head blown up: rings about a face, a little more each time. */
const inflated: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const wide = random.between(26, 32);
  const rings = repeat(3, (turn) =>
    ring(50, 50, wide + 8 + turn * 9, 2.6 + turn * 0.6, turn === 2 ? accent : form),
  );
  const drawing =
    rings +
    disc(50, 50, wide, form) +
    disc(40, 44, 4, ground) +
    disc(60, 44, 4, ground) +
    disc(50, 60, random.between(4, 8), accent);
  return stage(field, drawing, { bleed: random.between(0.15, 0.4) });
};

/** A face that grows. */
export const face: Design = {
  name: 'face',
  motifs: [inflated],
  sheets: ['light', 'bright', 'second', 'spot', 'dark', 'duo'],
};
