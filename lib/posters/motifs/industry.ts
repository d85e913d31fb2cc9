import type { Design, Motif } from '../design';
import {
  bar,
  disc,
  type Point,
  path,
  placeDrawing,
  polygon,
  rect,
  repeat,
  ring,
  round,
  stroke,
} from '../shapes';

/** A factory: a saw-tooth roof, chimneys, and an open gate with three people. */
const gate: Motif = ({ width, height, inks: { ground, form, accent }, random }) => {
  const teeth = random.integer(3, 4);
  const step = width / teeth;
  const mirrored = random.chance(0.5);
  const roof = height * random.between(0.42, 0.5);
  const rise = Math.min(step * 0.7, height * 0.22);
  const saw = Array.from({ length: teeth }, (_, tooth): Point[] => [
    [tooth * step, roof - (mirrored ? 0 : rise)],
    [(tooth + 1) * step, roof - (mirrored ? rise : 0)],
    [(tooth + 1) * step, roof],
  ]).flat();
  const wall = polygon([[0, roof], ...saw, [width, height], [0, height]], form);
  const chimney = (x: number, top: number) => rect(x, height * top, step * 0.2, height, form);
  const [from, wide, top] = [width * random.between(0.26, 0.4), width * 0.34, height * 0.64];
  const people = repeat(
    3,
    (person) =>
      disc(from + wide * (0.2 + person * 0.3), height * 0.86, wide * 0.085, accent) +
      path(
        `M${round(from + wide * (0.2 + person * 0.3) - wide * 0.11)} ${round(height)}V${round(height * 0.89)}h${round(wide * 0.22)}V${round(height)}z`,
        accent,
      ),
  );
  return (
    chimney(width * (mirrored ? 0.16 : 0.7), 0.04) +
    chimney(width * (mirrored ? 0.3 : 0.56), 0.14) +
    wall +
    rect(from, top, wide, height - top, ground) +
    people
  );
};

export const factory: Design = {
  name: 'factory',
  motifs: [gate],
  sheets: ['light', 'spot', 'dark', 'second', 'bright'],
};

/** The winding tower of a mine: struts, a wheel, and the rope. */
const tower: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const turn = random.between(0, 1);
  const wheel = (x: number, y: number, radius: number) =>
    disc(x, y, radius + 3, ground) +
    ring(x, y, radius, 5, accent) +
    repeat(6, (spoke) => bar(x, y, radius * 2, 1.8, turn + (spoke * Math.PI) / 6, accent)) +
    disc(x, y, 3.6, form);
  const legs =
    stroke(
      'M46 30L30 142M54 30L70 142M36 100L66 72M64 100L34 72M33 124L68 98M67 124L32 98',
      4.4,
      form,
    ) +
    stroke('M58 26L104 142', 7, form) +
    rect(24, 46, 52, 5, form);
  return placeDrawing(field, legs + rect(49, 30, 2.4, 112, form) + wheel(50, 28, 23), {
    box: [112, 142],
    at: [0.5, 1],
    mirrored: random.chance(0.5),
    bleed: 0.15,
  });
};

export const headframe: Design = {
  name: 'headframe',
  motifs: [tower],
  sheets: ['light', 'dark', 'spot', 'second'],
};

/** A mill's sails across the sky, one of them on fire. */
const sails: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const turn = random.between(8, 80);
  const vane = (index: number) =>
    `<g transform="rotate(${round(turn + index * 90)} 50 50)">${rect(48.6, 0, 2.8, 50, index === 0 ? accent : form)}${path('M51.4 2H66V38H51.4z', index === 0 ? accent : form)}${stroke('M51.4 11H66M51.4 20H66M51.4 29H66', 1.6, ground)}</g>`;
  const body =
    path('M36 54L40 40Q50 32 60 40L64 54L72 140H28z', form) + rect(45, 118, 10, 22, ground);
  return placeDrawing(field, body + repeat(4, vane) + disc(50, 50, 4.4, accent), {
    box: [100, 140],
    at: [0.5, 1],
    bleed: 0.18,
  });
};

export const windmill: Design = {
  name: 'windmill',
  motifs: [sails],
  sheets: ['light', 'spot', 'dark', 'second', 'bright', 'night'],
};
