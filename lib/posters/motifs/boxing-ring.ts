import type { Design, Motif } from '../design';
import { cord, disc, rect, repeat, round } from '../shapes';
import { stage } from '../stage';

/** Ropes, and two upright shapes whose fists meet; the one on the right has a tail to stand on. */
const match: Motif = (field) => {
  const {
    width,
    height,
    inks: { form, accent },
    random,
  } = field;
  const side = Math.min(width, height);
  const low = random.between(-5, 5);
  const ropes = repeat(3, (rope) =>
    rect(0, height * (0.3 + rope * 0.17), width, side * 0.014, form),
  );
  const left =
    cord(`M20 108L28 58`, 19, form) +
    disc(30, 30, 13, form) +
    cord(`M28 56L46 ${round(50 + low)}`, 8, form);
  const right =
    cord('M122 114Q108 116 98 96L90 58', 20, form) +
    cord('M100 112H82', 9, form) +
    disc(86, 30, 12, form) +
    cord('M88 24L84 4M95 24L97 4', 5.5, form) +
    cord(`M88 56L74 ${round(50 - low)}`, 8, form);
  const fists = disc(51, 48 + low, 11, accent) + disc(70, 48 - low, 11, accent);
  return (
    ropes +
    stage(field, left + right + fists, {
      box: [120, 118],
      at: [0.5, 1],
      bleed: 0.04,
      mirrored: random.chance(0.5),
    })
  );
};

/** Two who box, ropes behind them. */
export const boxingRing: Design = {
  name: 'boxing-ring',
  motifs: [match],
  sheets: ['light', 'spot', 'bright', 'second'],
};
