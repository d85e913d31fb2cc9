import { randomFrom } from '@/lib/text/random';
import { box, glow, stroke } from '../../picture/svg';
import { height, type Sight, width } from '../scene';
import { rain } from '../set/rain';
import { umbrella } from './street-shots';

type Walker = {
  lane: number;
  across: number;
  start: number;
  pace: number;
  r: number;
  light: number;
};

const random = randomFrom(1927);
const people: Walker[] = Array.from({ length: 74 }, (_, i) => ({
  lane: i % 2,
  across: random(),
  start: random(),
  pace: 0.8 + 0.4 * random(),
  r: 58 + 22 * random(),
  light: random() < 0.1 ? 0.62 : 0.06 + 0.2 * random() ** 2,
}));

/** Two streams of umbrellas from high above, one up, one down, and a tramway between them. */
export function umbrellas(beat: number): Sight {
  const drawn = people.map(({ lane, across, start, pace, r, light }, i) => {
    const span = height + 300;
    const way = (start * span + beat * 62 * pace) % span;
    const y = lane ? way - 150 : height + 150 - way;
    const drift = 22 * Math.sin(beat * 0.6 + i);
    const x = lane ? 770 + across * 480 + drift : 30 + across * 470 + drift;
    return umbrella(x, y, r, i * 17 + 5 * Math.sin(beat * 1.5 + i), light);
  });
  const rails = [585, 695].map((x) => stroke(`M${x} -20L${x} ${height + 20}`, '#ddd', 5)).join('');
  return {
    layers: [
      { svg: box(-60, -60, width + 120, height + 120, '#141414') },
      {
        svg:
          glow('a', 640, 120, 560, [
            [0, 1, 0.7],
            [0.4, 0.8, 0.24],
            [1, 0.8, 0],
          ]) +
          glow('b', 640, 860, 460, [
            [0, 1, 0.5],
            [0.4, 0.8, 0.16],
            [1, 0.8, 0],
          ]),
      },
      { svg: gleams(beat) + rails },
      {
        svg: `<g transform="translate(16 22)" opacity="0.55">${people.length ? shadows(beat) : ''}</g>`,
        blur: 8,
      },
      { svg: drawn.join('') },
      rain(beat, 46, 0.03, 0.42),
    ],
  };
}

function shadows(beat: number): string {
  return people
    .map(({ lane, across, start, pace, r }, i) => {
      const span = height + 300;
      const way = (start * span + beat * 62 * pace) % span;
      const y = lane ? way - 150 : height + 150 - way;
      const x = (lane ? 770 : 30) + across * (lane ? 480 : 470) + 22 * Math.sin(beat * 0.6 + i);
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="#000"/>`;
    })
    .join('');
}

function gleams(beat: number): string {
  return Array.from({ length: 60 }, (_, i) => {
    const [x, y] = [(i * 173) % width, (i * 311) % height];
    return box(
      x,
      y,
      26 + ((i * 13) % 60),
      2,
      '#fff',
      `opacity="${(0.05 + 0.1 * Math.abs(Math.sin(beat + i))).toFixed(2)}"`,
    );
  }).join('');
}
