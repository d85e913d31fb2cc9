import type { Design, Motif } from '../design';
import { disc, path, round } from '../shapes';
import { stage } from '../stage';

/** A long pipe, and from its bowl smoke in bands that widen as they rise. */
const curls: Motif = (field) => {
  const {
    inks: { form, accent },
    random,
  } = field;
  const swing = random.between(10, 17);
  const band = (shift: number, wide: number, ink: string) => {
    const s = swing;
    const c = (x: number, y: number) => `${round(x + shift)} ${y}`;
    return path(
      `M${c(50, 106)}C${c(50 - s * 2.2, 92)} ${c(50 - s * 1.6, 76)} ${c(52, 64)}S${c(50 + s * 2.4, 34)} ${c(50, 18)}S${c(50 - s, -6)} ${c(50 - s, -14)}L${c(50 - s + wide, -14)}C${c(50 - s + wide, 0)} ${c(50 + wide * 1.2, 8)} ${c(54 + wide, 20)}C${c(58 + s * 2.2 + wide, 42)} ${c(66 + wide * 0.4, 62)} ${c(56, 70)}C${c(52 - s, 82)} ${c(54 - s * 1.2, 94)} ${c(50, 106)}z`,
      ink,
    );
  };
  const pipe =
    path('M-160 122H260V131H-160zM32 108H68L62 124H38zM40 131H60V138H40z', form) +
    disc(50, 105, 5, accent);
  return stage(field, band(0, 24, form) + band(13, 12, accent) + pipe, {
    box: [100, 142],
    at: [random.pick([0.35, 0.5, 0.65]), 1],
    mirrored: random.chance(0.5),
    bleed: 0.15,
  });
};

/** Smoke that curls from a pipe. */
export const smoke: Design = {
  name: 'smoke',
  motifs: [curls],
  sheets: ['night', 'dark', 'light', 'spot', 'second'],
};
