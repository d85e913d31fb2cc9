import type { Design, Motif } from '../design';
import { cord, disc, path, ring, round } from '../shapes';
import { stage } from '../stage';

/** A moon on a thread, and the needle that has sewn it to the sky. */
const sewn: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const [x, radius] = [random.between(40, 46), random.between(26, 30)];
  const y = 92 - radius;
  const loop = random.between(10, 22);
  const thread = `M${round(x)} -60V${round(y - radius + 6)}M${round(x)} ${round(y - radius + 6)}C${round(x + loop)} ${round(y - radius - 16)} ${round(x + loop + 20)} ${round(y - radius + 10)} 84 44`;
  const stitches = `M${round(x - 8)} ${round(y - radius + 4)}L${round(x - 2)} ${round(y - radius + 10)}M${round(x + 2)} ${round(y - radius + 10)}L${round(x + 8)} ${round(y - radius + 4)}`;
  const moon =
    disc(x, y, radius, form) +
    disc(x - radius * 0.34, y - radius * 0.1, radius * 0.16, ground) +
    disc(x + radius * 0.3, y + radius * 0.34, radius * 0.22, ground) +
    disc(x + radius * 0.16, y - radius * 0.42, radius * 0.1, ground);
  const needle =
    `<g transform="rotate(24 86 50)">${path('M84 46h4l-2 44z', accent)}` +
    `${ring(86, 42, 4.4, 2, accent)}</g>`;
  return stage(field, moon + cord(thread, 1.6, accent) + cord(stitches, 2, accent) + needle, {
    at: [0.5, 1],
    mirrored: random.chance(0.5),
  });
};

/** The moon sewn to the sky. */
export const thread: Design = {
  name: 'thread',
  motifs: [sewn],
  sheets: ['night', 'dark', 'second'],
};
