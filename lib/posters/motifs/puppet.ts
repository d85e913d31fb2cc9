import type { Design, Field, Motif } from '../design';
import { disc, path, polygon, repeat, round, stroke } from '../shapes';
import { stage } from '../stage';

/** One of them, in discs and cones: a head, a bodice, a skirt, limbs as they are pulled. */
function figure(random: Field['random'], body: string, head: string): string {
  const [left, right] = [random.between(30, 84), random.between(30, 84)];
  const kick = random.between(2, 16);
  return (
    stroke(`M10 0V${round(left)}M90 0V${round(right)}M50 0V30`, 1.3, body) +
    stroke(
      `M50 54L10 ${round(left)}M50 54L90 ${round(right)}M42 104L${round(38 - kick)} 136M58 104L${round(62 + kick * 0.4)} 138`,
      4,
      body,
    ) +
    disc(10, left, 6.5, head) +
    disc(90, right, 6.5, head) +
    path(
      `M${round(28 - kick)} 142a10 10 0 0 1 20 0zM${round(52 + kick * 0.4)} 144a10 10 0 0 1 20 0z`,
      head,
    ) +
    polygon(
      [
        [32, 50],
        [68, 50],
        [50, 82],
      ],
      head,
    ) +
    path('M50 70L84 112H16z', body) +
    disc(50, 34, 13, body) +
    polygon(
      [
        [37, 28],
        [63, 28],
        [50, 4],
      ],
      head,
    )
  );
}

const strung: Motif = (field) => {
  const {
    width,
    height,
    inks: { form, accent },
    random,
  } = field;
  const count = Math.min(4, Math.max(1, Math.round(width / (height * random.pick([0.5, 0.72])))));
  const step = width / count;
  return repeat(count, (index) => {
    const odd = index % 2 === 1;
    const drawn = stage(
      { width: step, height: height * (odd ? 0.88 : 0.97) },
      figure(random, odd ? accent : form, odd ? form : accent),
      { box: [106, 146], at: [0.5, 0] },
    );
    return `<g transform="translate(${round(index * step)} 0)">${drawn}</g>`;
  });
};

/** Puppets on their strings. */
export const puppet: Design = {
  name: 'puppet',
  motifs: [strung],
  sheets: ['light', 'spot', 'bright', 'dark', 'second'],
};
