import type { Design, Motif } from '../design';
import { disc, path, round } from '../shapes';
import { stage } from '../stage';

/** An open book, and two eyes above its edge. */
const over: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const look = random.between(-4, 4);
  const eye = (x: number) =>
    path(`M${x - 13} 30A13 13 0 0 1 ${x + 13} 30z`, ground) +
    path(`M${round(x - 6 + look)} 30A6 6 0 0 1 ${round(x + 6 + look)} 30z`, accent);
  const head = disc(50, 34, 34, form) + eye(34) + eye(66);
  const drawing =
    head +
    path('M50 48L4 34V104L50 120z', accent) +
    path('M50 48L96 34V104L50 120z', accent) +
    path('M49 48h2.4V120h-2.4zM67 78L83 73V79L67 84zM72 62h6V98L72 100z', ground);
  return stage(field, drawing, { box: [100, 120], at: [0.5, 1], bleed: 0.1 });
};

/** A book before a face. */
export const book: Design = {
  name: 'book',
  motifs: [over],
  sheets: ['light', 'spot', 'dark', 'second', 'bright'],
};
