import type { Design, Motif } from '../design';
import { disc, path, rect, ring } from '../shapes';
import { stage } from '../stage';

/** One large key, and a drop that falls from its bit. */
const drop: Motif = (field) => {
  const {
    inks: { form, accent },
    random,
  } = field;
  const teeth = random.pick([
    'M56 78h20v9H56zM56 96h26v10H56z',
    'M56 76h24v22h-8v-9h-7v9H56z',
    'M56 76h22v8H56zM56 88h14v6H56zM56 98h22v8H56z',
  ]);
  const bow = random.pick([
    ring(50, 24, 17, 9, form),
    disc(50, 12, 11, form) + disc(38, 30, 11, form) + disc(62, 30, 11, form),
  ]);
  const key =
    bow +
    rect(44.5, 36, 11, 76, form) +
    path(teeth, form) +
    path('M68 110Q76 124 68 128Q60 124 68 110z', accent) +
    disc(68, 124, 5.6, accent);
  const wide = field.width > field.height;
  return stage(field, key, {
    box: [90, 132],
    bleed: 0.2,
    turn: wide ? random.between(-28, 0) : random.between(-12, 12),
    mirrored: random.chance(0.4),
  });
};

/** A key. */
export const key: Design = {
  name: 'key',
  motifs: [drop],
  sheets: ['light', 'spot', 'second', 'dark', 'bright'],
};
