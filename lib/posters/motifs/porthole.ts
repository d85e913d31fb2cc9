import type { Design, Motif } from '../design';
import { disc, onCircle, path, repeat, round, stroke } from '../shapes';
import { stage } from '../stage';

/** Bolts, a rim, the horizon and a ship on it. */
const horizon: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const level = random.between(50, 60);
  const half = Math.sqrt(33 ** 2 - (level - 50) ** 2);
  const x = random.between(42, 60);
  const sea = path(
    `M${round(50 - half)} ${round(level)}A33 33 0 0 0 ${round(50 + half)} ${round(level)}z`,
    accent,
  );
  const ship = path(
    `M${round(x - 13)} ${round(level - 7)}h26l-4 7h-18zM${round(x - 3)} ${round(level - 18)}h7v11h-7z`,
    form,
  );
  const drawing =
    disc(50, 50, 49, form) +
    disc(50, 50, 33, ground) +
    sea +
    ship +
    repeat(8, (bolt) => disc(...onCircle(50, 50, 41, ((bolt + 0.5) * Math.PI) / 4), 2.8, ground)) +
    stroke(`M28 ${round(level + 8)}h30M46 ${round(level + 15)}h28`, 2, ground);
  return stage(field, drawing, { bleed: random.between(0.12, 0.35) });
};

/** A porthole onto the sea. */
export const porthole: Design = {
  name: 'porthole',
  motifs: [horizon],
  sheets: ['light', 'cool', 'second', 'spot', 'dark'],
};
