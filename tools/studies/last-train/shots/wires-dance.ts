import { randomFrom } from '@/lib/text/random';
import { box, disc, fall, grey, stroke } from '../../picture/svg';
import { height, type Sight, width } from '../scene';
import { rain } from '../set/rain';

/** Telegraph wires from the train's window: they rise, rise, and the post throws them down. */
export function wiresDance(beat: number): Sight {
  const along = beat * 1.5;
  const lines = Array.from({ length: 7 }, (_, i) => {
    const points = Array.from({ length: 29 }, (_, k) => {
      const x = -40 + k * 50;
      const phase = (((x / 1250 + along) % 1) + 1) % 1;
      return `${x} ${(200 + i * 62 + 420 * phase * (1 - phase) * (0.6 + i * 0.09)).toFixed(1)}`;
    });
    return stroke(`M${points.join('L')}`, grey(0.9), 3.4 - i * 0.2);
  });
  const post = 1250 * (1 - (along % 1)) - 20;
  const mast =
    box(post - 13, -40, 26, 1100, '#030303') +
    Array.from(
      { length: 7 },
      (_, i) =>
        box(post - 64, 190 + i * 62, 128, 9, '#030303') +
        disc(post - 56, 188 + i * 62, 8, '#ddd') +
        disc(post + 56, 188 + i * 62, 8, '#ddd'),
    ).join('');
  return {
    layers: [
      {
        svg: `${fall('sky', 0, height, [
          [0, 0.05],
          [0.7, 0.42],
          [1, 0.5],
        ])}${box(-60, -60, width + 120, height + 120, 'url(#sky)')}`,
      },
      { svg: roofs(beat), blur: 2 },
      { svg: lines.join('') + mast },
      rain(beat, 60, -0.9, 0.45),
    ],
  };
}

function roofs(beat: number): string {
  const shift = (beat * 260) % 520;
  return Array.from({ length: 12 }, (_, i) => {
    const random = randomFrom((i + Math.floor((beat * 260) / 520) * 4) % 97);
    const [x, tall] = [i * 130 - shift, 130 + 210 * random()];
    return (
      box(x, height - tall, 132, tall + 60, '#0a0a0a') +
      (random() < 0.6 ? box(x + 30, height - tall - 50, 24, 60, '#0a0a0a') : '') +
      (random() < 0.5 ? box(x + 60, height - tall + 50, 34, 44, '#ddd') : '')
    );
  }).join('');
}
