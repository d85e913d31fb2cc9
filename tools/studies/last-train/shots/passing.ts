import { box, grey } from '../../picture/svg';
import { height, type Sight, width } from '../scene';
import { rain } from '../set/rain';

/** The windows of a train that goes by, too fast to see who is in them. */
export const passing =
  (direction: 1 | -1) =>
  (beat: number): Sight => {
    const shift = (((direction * beat * 1500) % 460) + 460) % 460;
    const panes = Array.from({ length: 5 }, (_, i) => {
      const x = i * 460 - 460 + shift;
      const seat = (Math.floor((beat * 1500) / 460) * direction + i * 7) % 5;
      const person =
        seat % 2 === 0
          ? `<path d="M${x + 90} 690Q${x + 100} 560 ${x + 160} 545Q${x + 136} 510 ${x + 144} 470Q${x + 160} 428 ${x + 200} 436Q${x + 236} 450 ${x + 228} 500Q${x + 222} 534 ${x + 206} 546Q${x + 270} 566 ${x + 280} 690Z" fill="#070707"/>`
          : '';
      return (
        box(x, 280, 350, 410, grey(0.97)) +
        person +
        box(x + 170, 280, 12, 90, '#080808') +
        box(x, 366, 350, 10, '#080808')
      );
    });
    return {
      layers: [
        {
          svg:
            box(-60, -60, width + 120, height + 120, '#060606') +
            box(-60, 210, width + 120, 8, grey(0.3)) +
            box(-60, 760, width + 120, 10, grey(0.35)),
        },
        { svg: `<g opacity="0.5">${panes.join('')}</g>`, blur: 16 },
        { svg: `<g opacity="0.9">${panes.join('')}</g>`, blur: 3 },
        {
          svg: Array.from({ length: 24 }, (_, i) =>
            box(
              ((((i * 197 - direction * beat * 2600) % 1500) + 1500) % 1500) - 120,
              120 + ((i * 89) % 760),
              160 + ((i * 31) % 200),
              2,
              '#fff',
              'opacity="0.22"',
            ),
          ).join(''),
          blur: 0.6,
        },
        rain(beat, 40, -1.4, 0.4),
      ],
    };
  };
