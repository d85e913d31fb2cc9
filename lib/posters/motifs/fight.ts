import type { Design, Motif } from '../design';
import { disc, placeDrawing, polygon, rect, repeat, round, roundStroke } from '../shapes';

/** The folds of a curtain, and daggers across it from one side. */
const curtain: Motif = ({ width, height, inks: { form, accent }, random }) => {
  const folds = random.integer(5, 7);
  const step = width / folds;
  const mirrored = random.chance(0.5);
  const cloth = repeat(folds, (fold) =>
    polygon(
      [
        [fold * step, 0],
        [(fold + 0.62) * step, 0],
        [(fold + 0.78) * step, height],
        [fold * step - step * 0.1, height],
      ],
      form,
    ),
  );
  const count = random.integer(2, 3);
  const blades = repeat(count, (blade) => {
    const y = height * ((blade + 0.62) / (count + 0.4));
    const thick = Math.min(width, height) * 0.055;
    const [from, guard, tip] = [-0.02, 0.22 + (blade % 2) * 0.1, 0.74 + (blade % 2) * 0.18].map(
      (x) => (mirrored ? 1 - x : x) * width,
    ) as [number, number, number];
    const back = mirrored ? -1 : 1;
    return polygon(
      [
        [from, y - thick * 0.5],
        [guard, y - thick * 0.5],
        [guard, y - thick * 2.1],
        [guard + back * thick * 0.9, y - thick * 2.1],
        [guard + back * thick * 0.9, y - thick],
        [tip - back * thick * 2, y - thick],
        [tip, y],
        [tip - back * thick * 2, y + thick],
        [guard + back * thick * 0.9, y + thick],
        [guard + back * thick * 0.9, y + thick * 2.1],
        [guard, y + thick * 2.1],
        [guard, y + thick * 0.5],
        [from, y + thick * 0.5],
      ],
      accent,
    );
  });
  return cloth + blades;
};

export const daggers: Design = {
  name: 'daggers',
  motifs: [curtain],
  sheets: ['light', 'spot', 'dark', 'bright', 'second'],
};

/** A boxing ring: three ropes, and in front of them a boxer and a kangaroo whose gloves meet. */
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
    roundStroke(`M20 108L28 58`, 19, form) +
    disc(30, 30, 13, form) +
    roundStroke(`M28 56L46 ${round(50 + low)}`, 8, form);
  const right =
    roundStroke('M122 114Q108 116 98 96L90 58', 20, form) +
    roundStroke('M100 112H82', 9, form) +
    disc(86, 30, 12, form) +
    roundStroke('M88 24L84 4M95 24L97 4', 5.5, form) +
    roundStroke(`M88 56L74 ${round(50 - low)}`, 8, form);
  const fists = disc(51, 48 + low, 11, accent) + disc(70, 48 - low, 11, accent);
  return (
    ropes +
    placeDrawing(field, left + right + fists, {
      box: [120, 118],
      at: [0.5, 1],
      bleed: 0.04,
      mirrored: random.chance(0.5),
    })
  );
};

export const boxingRing: Design = {
  name: 'boxing-ring',
  motifs: [match],
  sheets: ['light', 'spot', 'bright', 'second'],
};
