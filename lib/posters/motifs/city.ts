import type { Design, Motif } from '../design';
import {
  arc,
  bar,
  disc,
  onCircle,
  type Point,
  path,
  placeDrawing,
  polygon,
  rect,
  repeat,
  round,
} from '../shapes';

/** Two rows of houses that lean over a street, crooked windows, a far gable. */
const leaning: Motif = ({ width, height, inks: { ground, form, accent }, random }) => {
  const mirrored = random.chance(0.5);
  const lean = random.between(0.05, 0.14);
  const at = (x: number, y: number): Point => [(mirrored ? 1 - x : x) * width, y * height];
  const end = random.between(0.4, 0.52);
  const left = [at(0, 0), at(0.46 + lean, 0), at(end - 0.1, 0.62), at(0, 1)];
  const right = [at(1, 0.06), at(0.8 - lean, 0.16), at(end + 0.16, 0.58), at(1, 0.94)];
  const far = [at(end - 0.1, 0.62), at(end - 0.02, 0.3), at(end + 0.1, 0.2), at(end + 0.16, 0.58)];
  const windows = repeat(3, (row) => {
    const [y, deep] = [0.1 + row * 0.22, 0.14 - row * 0.015];
    const x = 0.09 + row * 0.012;
    const [wide, tilt] = [0.17 - row * 0.02, lean * 0.4];
    return polygon(
      [
        at(x, y - tilt),
        at(x + wide, y),
        at(x + wide - 0.02, y + deep),
        at(x + 0.02, y + deep + tilt),
      ],
      row === 1 ? accent : ground,
    );
  });
  const door = [at(0.84, 0.46), at(0.93, 0.44), at(0.95, 0.85), at(0.85, 0.78)];
  return (
    polygon(far, accent) +
    polygon(left, form) +
    polygon(right, form) +
    windows +
    polygon(door, ground)
  );
};

export const street: Design = {
  name: 'street',
  motifs: [leaning],
  sheets: ['light', 'dark', 'night', 'spot', 'bright'],
};

/** A grid of windows; one is lit, with the silhouette of a person. */
const lit: Motif = ({ width, height, inks: { ground, form, accent }, random }) => {
  const columns = width > height ? 4 : random.integer(2, 3);
  const cell = width / columns;
  const rows = Math.min(4, Math.max(2, Math.round(height / (cell * random.between(1.2, 1.5)))));
  const high = height / rows;
  const marked = random.integer(columns, rows * columns - 1);
  const sill = random.between(0.36, 0.6);
  return repeat(rows * columns, (index) => {
    const [x, y] = [
      (index % columns) * cell + cell * 0.16,
      Math.floor(index / columns) * high + high * 0.12,
    ];
    const [wide, tall] = [cell * 0.68, high * 0.76];
    const bars =
      rect(x + wide / 2 - cell * 0.02, y, cell * 0.04, tall, ground) +
      rect(x, y + tall * sill, wide, cell * 0.04, ground);
    if (index !== marked) return rect(x, y, wide, tall, form) + bars;
    const [middle, arm] = [x + wide / 2, wide * 0.36];
    return (
      rect(x, y, wide, tall, accent) +
      disc(middle, y + tall * 0.42, wide * 0.19, form) +
      path(
        `M${round(middle - arm)} ${round(y + tall)}Q${round(middle - arm)} ${round(y + tall * 0.6)} ${round(middle)} ${round(y + tall * 0.6)}Q${round(middle + arm)} ${round(y + tall * 0.6)} ${round(middle + arm)} ${round(y + tall)}z`,
        form,
      )
    );
  });
};

export const windows: Design = {
  name: 'windows',
  motifs: [lit],
  sheets: ['dark', 'night', 'light', 'spot', 'second'],
};

/** A flight of crooked steps to a landing, and a lit door. */
const flight: Motif = ({ width, height, inks: { form, accent }, random }) => {
  const count = random.integer(4, 6);
  const mirrored = random.chance(0.5);
  const crooked = random.between(0.05, 0.3);
  const [run, rise] = [width / (count + 0.9), (height * 0.66) / count];
  const at = (x: number, y: number): Point => [mirrored ? width - x : x, y];
  const points = Array.from({ length: count }, (_, step) => {
    const slip = random.between(-crooked, crooked) * rise;
    const [y, wide] = [height - (step + 1) * rise, step === count - 1 ? 1.9 : 1];
    return [at(step * run, y + slip), at((step + wide) * run, y - slip)];
  }).flat();
  const top = height - count * rise;
  const [from, to, head] = [width - run * 1.5, width - run * 0.4, height * 0.06];
  const lean = run * random.between(-0.16, 0.16);
  const door = [
    at(from + lean, head),
    at(to + lean, head),
    at(to, top + rise),
    at(from, top + rise),
  ];
  return polygon(door, accent) + polygon([at(0, height), ...points, at(width, height)], form);
};

/** Floating steps from the side; one is missing, with a disc in its place. */
const hanging: Motif = ({ width, height, inks: { form, accent }, random }) => {
  const count = random.integer(6, 8);
  const mirrored = random.chance(0.5);
  const [run, rise] = [width / count, height / (count + 1.2)];
  const broken = random.integer(2, count - 3);
  return repeat(count, (step) => {
    const x = (mirrored ? count - 1 - step : step) * run;
    const y = height - (step + 1) * rise;
    if (step === broken) return disc(x + run / 2, y - rise * 0.1, rise * 0.52, accent);
    return rect(x, y, run * 1.02, rise * 1.9, form);
  });
};

export const stairs: Design = {
  name: 'stairs',
  motifs: [flight, hanging],
  sheets: ['light', 'dark', 'spot', 'second', 'bright', 'night'],
};

/** A revolving door from above: four wings between curved walls, and the sector that one wing has swept. */
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
  return placeDrawing(field, drawing, {
    bleed: random.between(0.1, 0.35),
    turn: random.pick([0, 45]),
  });
};

export const revolvingDoor: Design = {
  name: 'revolving-door',
  motifs: [plan],
  sheets: ['spot', 'light', 'dark', 'second', 'night'],
};
