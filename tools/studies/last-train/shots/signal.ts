import { between, easeInOut, progress } from '../../picture/easing';
import { box, disc, fall, glow, grey, place, stroke } from '../../picture/svg';
import { height, type Sight, width } from '../scene';
import { rain } from '../set/rain';

/** The signal's arm and its lamp; `clear` 0 says stop, 1 go. */
export const signal =
  (clearsAt: number) =>
  (beat: number): Sight => {
    const clear = easeInOut(progress(beat, clearsAt, 0.7));
    const [x, y] = [520, 300];
    const light = beat < 0.25 && clearsAt > 4 ? 0 : 1;
    return {
      layers: [
        {
          svg: `${fall('sky', 0, height, [
            [0, 0.03],
            [0.8, 0.24],
            [1, 0.3],
          ])}${box(-60, -60, width + 120, height + 120, 'url(#sky)')}`,
        },
        { svg: skyline(), blur: 4 },
        {
          svg: glow('lamp', x - 62, y + 24, 470, [
            [0, 1, 0.9 * light],
            [0.1, 1, 0.5 * light],
            [0.4, 0.9, 0.13 * light],
            [1, 0.9, 0],
          ]),
          blur: 2,
        },
        {
          svg: [
            box(x - 16, 120, 32, 900, '#040404'),
            stroke(
              Array.from(
                { length: 12 },
                (_, i) => `M${x + 30} ${430 + i * 52}L${x + 74} ${430 + i * 52}`,
              ).join(''),
              '#040404',
              6,
            ) + stroke(`M${x + 30} 400L${x + 30} 1000M${x + 74} 400L${x + 74} 1000`, '#040404', 6),
            place(
              { x, y: 220, turn: between(0, 46, clear) },
              `<path d="M-40 -32H430V32H-40Z" fill="#0a0a0a"/><path d="M330 -32H372V32H330Z" fill="${grey(0.9)}"/><path d="M-40 -32H430V32H-40Z" fill="none" stroke="${grey(0.55)}" stroke-width="5"/>`,
            ),
            disc(x, 220, 30, '#050505') + disc(x, 220, 12, grey(0.5)),
            box(x - 96, y - 20, 70, 90, '#050505') +
              disc(x - 62, y + 24, 27, clear > 0.5 ? '#fff' : grey(0.2 + 0.75 * light)),
            box(x - 40, 96, 80, 26, '#040404') +
              `<path d="M${x - 22} 96L${x} 52L${x + 22} 96Z" fill="#040404"/>`,
          ].join(''),
        },
        rain(beat, 80, -0.12, 0.5),
      ],
    };
  };

function skyline(): string {
  return Array.from({ length: 14 }, (_, i) => {
    const tall = 150 + ((i * 97) % 190);
    return (
      box(i * 100 - 30, height - tall, 102, tall + 60, grey(0.07)) +
      ((i * 7) % 3 ? '' : box(i * 100 + 14, height - tall + 40, 22, 32, grey(0.7)))
    );
  }).join('');
}
