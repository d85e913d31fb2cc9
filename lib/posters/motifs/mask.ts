import type { Design, Motif } from '../design';
import { disc, ellipse, path } from '../shapes';
import { stage } from '../stage';

/** A hooded head, only its eyes to be seen. */
const hooded: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const look = random.between(-3.5, 3.5);
  const eye = (x: number) =>
    ellipse(x, 46, 11, 6.4, ground) + disc(x + look, 46, 5, accent === ground ? form : form);
  const head =
    path('M50 2Q88 2 88 46Q88 74 74 88L100 104V124H0V104L26 88Q12 74 12 46Q12 2 50 2z', form) +
    path('M10 36H90V56H10z', accent) +
    eye(32) +
    eye(68);
  return stage(field, head, { box: [100, 124], at: [0.5, 1], bleed: random.between(0.1, 0.35) });
};

/** A face behind a mask. */
export const mask: Design = {
  name: 'mask',
  motifs: [hooded],
  sheets: ['light', 'dark', 'spot', 'second', 'bright', 'night'],
};
