import type { Design, Motif } from '../design';
import { disc, onCircle, path, polygon, repeat, round } from '../shapes';
import { stage } from '../stage';

/** A scallop's ribs, fanned from its hinge, and the pearl. */
const pearl: Motif = (field) => {
  const {
    inks: { form, accent, ground },
    random,
  } = field;
  const ribs = random.pick([7, 9]);
  const spread = random.between(1.25, 1.45);
  const angle = (rib: number) => -Math.PI / 2 - spread + (rib * 2 * spread) / ribs;
  const fan = repeat(ribs, (rib) => {
    const [from, to] = [angle(rib) + 0.02, angle(rib + 1) - 0.02];
    const middle = onCircle(50, 88, 80, (from + to) / 2);
    const [a, b] = [onCircle(50, 88, 74, from), onCircle(50, 88, 74, to)];
    const r = round(80 * Math.sin((to - from) / 2));
    return (
      polygon([[50, 88], a, b], form) +
      path(
        `M${a.map(round).join(' ')}A${r} ${r} 0 0 1 ${b.map(round).join(' ')}L${middle.map(round).join(' ')}z`,
        form,
      )
    );
  });
  const hinge = path('M32 84h36l8 14H24z', form);
  return stage(field, fan + hinge + disc(50, 74, 13.5, ground) + disc(50, 74, 10.5, accent), {
    at: [0.5, random.pick([0.5, 1])],
    bleed: 0.12,
  });
};

/** An open shell. */
export const shell: Design = {
  name: 'shell',
  motifs: [pearl],
  sheets: ['light', 'spot', 'second', 'dark', 'duo'],
};
