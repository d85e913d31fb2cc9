import type { Design, Motif } from '../design';
import { arc, bar, disc, onCircle, repeat } from '../shapes';
import { stage } from '../stage';

/** Four wings between two shells of wall, turned by a push. */
const plan: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const turn = random.between(0.25, 1.2);
  const wings = repeat(4, (wing) => {
    const angle = turn + (wing * Math.PI) / 2;
    return bar(
      ...onCircle(50, 50, 18, angle),
      36,
      wing === 0 ? 7 : 5,
      angle,
      wing === 0 ? accent : form,
    );
  });
  const swept = arc(50, 50, 17.5, 35, [turn - 0.75, turn], accent);
  const drawing =
    arc(50, 50, 44, 9, [Math.PI * 0.78, Math.PI * 1.22], form) +
    arc(50, 50, 44, 9, [-Math.PI * 0.22, Math.PI * 0.22], form) +
    arc(50, 50, 44, 9, [Math.PI * 0.4, Math.PI * 0.6], form) +
    arc(50, 50, 44, 9, [Math.PI * 1.4, Math.PI * 1.6], form) +
    swept +
    wings +
    disc(50, 50, 6, form) +
    disc(50, 50, 2.2, ground);
  return stage(field, drawing, { bleed: random.between(0.1, 0.35), turn: random.pick([0, 45]) });
};

/** A revolving door seen from above. */
export const revolvingDoor: Design = {
  name: 'revolving-door',
  motifs: [plan],
  sheets: ['spot', 'light', 'dark', 'second', 'night'],
};
