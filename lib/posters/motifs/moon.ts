import type { Design, Motif } from '../design';
import { disc, ellipse, path, round } from '../shapes';
import { stage } from '../stage';

/** A moon with a shell in its eye. */
const landing: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const angle = random.between(-38, -14);
  const mouth = random.between(5, 11);
  const face =
    disc(50, 50, 46, form) +
    disc(66, 40, 5.5, ground) +
    ellipse(53, 74, mouth, 6, ground) +
    ellipse(36, 38, 12, 9, ground) +
    `<g transform="translate(36 40) rotate(${round(angle)})">${path('M-8 4V-32Q-8 -46 0 -54Q8 -46 8 -32V4z', accent)}${path('M-8 -24H8V-19H-8z', ground)}</g>`;
  return stage(field, `<g transform="translate(0 17)">${face}</g>`, {
    box: [100, 98],
    at: [0.5, 0],
    bleed: 0.1,
    mirrored: random.chance(0.5),
  });
};

/** The moon, and something that has landed in it. */
export const moon: Design = {
  name: 'moon',
  motifs: [landing],
  sheets: ['dark', 'night', 'light', 'spot'],
};
