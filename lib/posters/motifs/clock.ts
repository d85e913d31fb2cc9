import type { Design, Motif } from '../design';
import { arc, bar, disc, onCircle, rect, repeat, ring } from '../shapes';
import { stage } from '../stage';

/** A dial cut by the edge, its hands fanned out by haste. */
const racing: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const hands = random.whole(4, 7);
  const start = random.between(-150, -70);
  const dial =
    disc(50, 50, 49, form) +
    repeat(12, (hour) => {
      const angle = (hour * Math.PI) / 6;
      return bar(...onCircle(50, 50, 41, angle), hour % 3 ? 5 : 10, 3.4, angle, ground);
    }) +
    repeat(hands, (hand) => {
      const angle = ((start + hand * 21) * Math.PI) / 180;
      const last = hand === hands - 1;
      return bar(
        ...onCircle(50, 50, 16, angle),
        36,
        last ? 5 : 1.2 + hand * 0.25,
        angle,
        last ? accent : ground,
      );
    }) +
    disc(50, 50, 5, accent);
  return stage(field, dial, {
    bleed: random.between(0.2, 0.5),
    at: [random.pick([0.2, 0.5, 0.8]), 0.5],
  });
};

/** Midnight: both hands up, a wedge of the hour in colour. */
const midnight: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const wedge = random.between(0.35, 0.9);
  const dial =
    ring(50, 50, 44, 8, form) +
    arc(50, 50, 18, 36, [-Math.PI / 2 - wedge, -Math.PI / 2], accent) +
    repeat(12, (hour) =>
      disc(...onCircle(50, 50, 32, (hour * Math.PI) / 6), hour % 3 ? 1.6 : 3.2, form),
    ) +
    rect(47.5, 12, 5, 40, form) +
    disc(50, 50, 6.5, form) +
    disc(50, 50, 2.4, ground);
  return stage(field, dial, { bleed: random.between(0, 0.3) });
};

/** A clock: midnight, or hands that race. */
export const clock: Design = {
  name: 'clock',
  motifs: [racing, midnight],
  sheets: ['light', 'dark', 'spot', 'second', 'bright', 'night'],
};
