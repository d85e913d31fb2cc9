import { between, easeInOut, progress } from '../../picture/easing';
import { disc, glow, grey, place, shape, stroke } from '../../picture/svg';
import { fox } from '../cutouts/animals';
import { earth, grass, hills } from '../cutouts/land';
import { seamstress } from '../cutouts/seamstress';
import { town } from '../cutouts/town';
import { fir, tree } from '../cutouts/trees';
import { height, type Sight } from '../scene';
import { tones } from '../tones';
import { cloud, sky } from './sky';
import { flock } from './sun';

const ranges = [hills(8, 600, 80, 900), hills(28, 690, 60, 640)];
const valley = hills(40, 760, 20, 900);
const village = town({ seed: 44, from: 720, until: 1180, ground: valley, size: 46 });
const ridge = (x: number) => 838 - 26 * Math.sin((x - 200) / 330) + 4 * Math.sin(x / 37);
const ash = tree({ seed: 19, height: 620, girth: 42, spread: 28, bent: 30 });
const firs = [2, 5, 7]
  .map((seed, i) =>
    place({ x: 560 + i * 62, y: 800, size: 0.5 + 0.1 * i }, `<path d="${fir(seed, 300)}"/>`),
  )
  .join('');

/** She goes home along the ridge with the sun on its thread, like a child with a balloon. */
export function homeward(beat: number): Sight {
  const x = between(300, 640, beat / 12);
  const ink = grey(0.02);
  const at = { x, y: ridge(x) + 2 };
  const size = 0.82;
  const hand = { x: x + 40, y: at.y - 158 * size };
  const sun = { x: x + 170 + 16 * Math.sin(beat * 0.8), y: 318 + 10 * Math.sin(beat * 1.1) };
  const closing = progress(beat, 8.2, 3.4);
  const iris = {
    x: between(640, hand.x, easeInOut(closing)),
    y: between(480, hand.y - 20, easeInOut(closing)),
  };
  return {
    tones: tones.day,
    ...(closing > 0 && {
      iris: {
        ...iris,
        r:
          between(1150, beat > 11.6 ? 0 : 96, easeInOut(closing)) * (1 - progress(beat, 11.2, 0.5)),
      },
    }),
    layers: [
      sky([
        [0, 0.5],
        [0.6, 0.8],
        [0.8, 0.92],
        [1, 0.6],
      ]),
      {
        svg:
          glow('sunlight', sun.x, sun.y, 760, [
            [0, 1, 1],
            [0.2, 1, 0.7],
            [0.5, 0.97, 0.26],
            [1, 0.9, 0],
          ]) + disc(sun.x, sun.y, 128, '#fff'),
      },
      {
        svg: cloud(700 + beat * 3, 560, 520, 0.74) + cloud(-40 + beat * 4, 420, 480, 0.66),
        blur: 4,
      },
      { svg: shape(earth(ranges[0] ?? ridge, -80, 1400, height + 60), grey(0.52)), blur: 4 },
      { svg: shape(earth(ranges[1] ?? ridge, -80, 1400, height + 60), grey(0.38)), blur: 2.6 },
      {
        svg:
          shape(village.outline, grey(0.25)) +
          shape(earth(valley, -80, 1400, height + 60), grey(0.25)) +
          `<g fill="${grey(0.25)}">${firs}</g>`,
        blur: 1.2,
      },
      { svg: flock(beat + 13, 11) },
      {
        svg: [
          stroke(
            `M${hand.x} ${hand.y}Q${(hand.x + sun.x) / 2 + 30} ${(hand.y + sun.y) / 2 + 40} ${sun.x} ${sun.y + 126}`,
            ink,
            2.2,
          ),
          place(
            { x: x - 130, y: ridge(x - 130) + 2, size: 0.66 },
            fox({ step: beat, tail: -24 + 8 * Math.sin(beat * 4), head: -4 }, ink, grey(0.9)),
          ),
          place(
            { ...at, size },
            seamstress(
              {
                near: [-24 * Math.sin(Math.PI * beat), 16],
                far: [112, 14],
                step: beat / 2,
                lean: 1,
                head: -4,
                wind: 0.2,
              },
              ink,
              grey(0.8),
            ),
          ),
          place({ x: 1120, y: ridge(1120) + 24 }, shape(ash, ink)),
          shape(earth(ridge, -60, 1340, height + 60), ink),
          shape(grass(19, ridge, -60, 1340, 30, 0.2 + 0.1 * Math.sin(beat * 1.5)), ink),
        ].join(''),
      },
      {
        svg: shape(
          grass(2, () => 1000, -60, 1340, 130, 0.25 + 0.1 * Math.sin(beat)),
          '#000',
        ),
        blur: 4,
      },
    ],
  };
}
