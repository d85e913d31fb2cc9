import type { Design, Motif } from '../design';
import { disc, ellipse, path, placeDrawing, rect, repeat, ring, round } from '../shapes';

/** Rows of chairs; one is in colour, with a disc on it. */
const row: Motif = ({ width, height, inks: { form, accent }, random }) => {
  const rows = Math.max(1, Math.round((height / width) * 2.2));
  const columns = 3;
  const [wide, high] = [width / columns, height / rows];
  const marked = random.integer(0, rows * columns - 1);
  return repeat(rows * columns, (index) => {
    const chair =
      path('M24 4H34V44H78V96H68V56H34V96H24z', index === marked ? accent : form) +
      (index === marked ? disc(56, 30, 12, accent) : '');
    const drawn = placeDrawing({ width: wide, height: high }, chair, {
      box: [104, 104],
      at: [0.5, 1],
      mirrored: index % 2 === 1,
    });
    return `<g transform="translate(${round((index % columns) * wide)} ${round(Math.floor(index / columns) * high)})">${drawn}</g>`;
  });
};

export const chairs: Design = {
  name: 'chairs',
  motifs: [row],
  sheets: ['spot', 'light', 'dark', 'second'],
};

/** An oval mirror on its feet; the light falls across it. */
const empty: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const tilt = random.between(-14, 14);
  const glass =
    `<g transform="rotate(${round(tilt)} 50 58)">${ellipse(50, 58, 36, 52, form)}${ellipse(50, 58, 29, 45, ground)}${path('M26 82L68 22Q77 34 78 48L40 101Q30 96 26 82zM52 107L79 68Q77 98 56 107z', accent)}</g>` +
    path('M6 48h7v78h-7zM87 48h7v78h-7zM0 126h20v8H0zM80 126h20v8H80z', form) +
    disc(9.5, 58, 6, form) +
    disc(90.5, 58, 6, form);
  return placeDrawing(field, glass, { box: [100, 134], at: [0.5, 1] });
};

export const mirror: Design = {
  name: 'mirror',
  motifs: [empty],
  sheets: ['dark', 'light', 'night', 'spot', 'second'],
};

/** A tilted picture frame, and a figure that is half outside it. */
const leaving: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const tilt = random.between(6, 13);
  const picture =
    `<g transform="rotate(${round(-tilt)} 50 56)">${rect(8, 8, 74, 96, form)}${rect(19, 19, 52, 74, ground)}</g>` +
    disc(62, 44, 13, accent) +
    path('M38 122Q40 62 62 62Q86 62 92 122z', accent);
  return placeDrawing(field, picture, {
    box: [100, 116],
    at: [0.5, 1],
    bleed: 0.1,
    mirrored: random.chance(0.5),
  });
};

export const frame: Design = {
  name: 'frame',
  motifs: [leaving],
  sheets: ['light', 'dark', 'spot', 'night', 'second'],
};

/** An open book, and above its edge the upper half of a face with two eyes. */
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
  return placeDrawing(field, drawing, { box: [100, 120], at: [0.5, 1], bleed: 0.1 });
};

export const book: Design = {
  name: 'book',
  motifs: [over],
  sheets: ['light', 'spot', 'dark', 'second', 'bright'],
};

/** A bell as it swings, its clapper in colour. */
const swung: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const turn = random.between(12, 26) * (random.chance(0.5) ? 1 : -1);
  const bell =
    ring(50, 8, 7, 5, form) +
    disc(50 + Math.sign(turn) * 12, 100, 10, accent) +
    path('M50 12Q76 14 76 50Q76 74 92 88V94H8V88Q24 74 24 50Q24 14 50 12z', form) +
    path('M14 82H86L88 86H12zM24 56h52v3H24z', ground);
  return placeDrawing(field, bell, { box: [100, 112], turn, bleed: random.between(0.08, 0.2) });
};

export const bell: Design = {
  name: 'bell',
  motifs: [swung],
  sheets: ['light', 'spot', 'second', 'dark', 'bright'],
};
