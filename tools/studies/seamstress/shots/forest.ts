import { randomFrom } from '@/lib/text/random';
import { progress } from '../../picture/easing';
import { disc, glow, grey, place, shape } from '../../picture/svg';
import { fox } from '../cutouts/animals';
import { earth, grass, hills } from '../cutouts/land';
import { seamstress } from '../cutouts/seamstress';
import { lantern } from '../cutouts/things';
import { fir, tree } from '../cutouts/trees';
import { height, type Sight } from '../scene';
import { tones } from '../tones';
import { sky, stars } from './sky';

const path = hills(14, 842, 10, 900);
const back = hills(2, 800, 20, 800);

function wood(
  seed: number,
  from: number,
  until: number,
  apart: number,
  plant: (seed: number) => string,
) {
  const random = randomFrom(seed);
  let trees = '';
  for (let x = from; x < until; x += apart * (0.55 + 0.9 * random())) {
    trees += place(
      { x, y: 850 + 14 * random(), size: 0.85 + 0.4 * random(), mirrored: random() < 0.5 },
      `<path d="${plant(Math.floor(random() * 5) + 1)}"/>`,
    );
  }
  return trees;
}

const firs = [1, 2, 3, 4, 5].map((seed) => fir(seed, 560));
const oaks = [11, 12, 23, 14, 25].map((seed) => tree({ seed, height: 760, girth: 44, spread: 25 }));
const pick = (list: string[]) => (seed: number) => list[seed - 1] ?? '';
const farWood = wood(41, -200, 1900, 96, pick(firs));
const middleWood = wood(42, -200, 2300, 250, pick(oaks));
const trunk = 'M-56 960C-40 700 -64 400 -46 -60L52 -60C40 300 66 640 70 960Z';

/** She walks through the wood with the lantern, and the light walks with her from tree to tree. */
export function forest(beat: number): Sight {
  const walked = 118 * beat;
  const step = beat / 2;
  const hand = { x: 700, y: 700 };
  const flicker = 1 + 0.03 * Math.sin(beat * 11) + 0.02 * Math.sin(beat * 17);
  const by = (depth: number, svg: string) => place({ x: -walked * depth }, svg);
  const [near, far] = [[-26 * Math.sin(Math.PI * beat), 18] as const, [64, 22] as const];
  const hangs = 86 + 9 * Math.sin(Math.PI * beat + 0.8);
  const ink = grey(0.02);
  return {
    tones: tones.lamp,
    lamp: progress(beat, 0, 0.8),
    layers: [
      sky([
        [0, 0.1],
        [0.7, 0.22],
        [1, 0.12],
      ]),
      { svg: stars(50, beat, 0.4) },
      { svg: `<g fill="${grey(0.19)}">${by(0.16, farWood)}</g>`, blur: 5 },
      {
        svg: shape(
          earth((x) => back(x + walked * 0.16), -60, 1340, height + 60),
          grey(0.17),
        ),
        blur: 5,
      },
      {
        svg: glow('wide', hand.x, hand.y, 760 * flicker, [
          [0, 0.95, 0.86],
          [0.25, 0.8, 0.55],
          [0.55, 0.62, 0.2],
          [1, 0.6, 0],
        ]),
      },
      { svg: `<g fill="${grey(0.1)}">${by(0.42, middleWood)}</g>`, blur: 1.6 },
      { svg: eyes(beat, walked) },
      {
        svg: glow('near', hand.x, hand.y, 300 * flicker, [
          [0, 1, 0.75],
          [0.25, 0.9, 0.36],
          [1, 0.8, 0],
        ]),
      },
      {
        svg: [
          shape(
            earth((x) => path(x + walked), -60, 1340, height + 60),
            ink,
          ),
          shape(
            grass(8, (x) => path(x + walked), -80, 1360, 20, 0.2),
            ink,
          ),
          place(
            { x: 300, y: path(300 + walked) + 2, size: 1.05 },
            fox(
              { step: beat, tail: 8 * Math.sin(beat * 3), head: 4 * Math.sin(beat * 2) },
              ink,
              grey(0.9),
            ),
          ),
          place(
            { x: 560, y: path(560 + walked) + 2, size: 1.5 },
            seamstress(
              {
                near,
                far,
                step,
                lean: 5,
                head: 2,
                wind: 0.35 + 0.2 * Math.sin(beat * 2.2),
                inFar: lantern(hangs, ink, '#fff'),
              },
              ink,
              grey(0.7),
            ),
          ),
        ].join(''),
      },
      {
        svg:
          [-60, 1500, 3000]
            .map((x) => place({ x: x + 700 - walked * 1.75 }, shape(trunk, grey(0))))
            .join('') + tufts(beat, walked),
        blur: 5,
      },
    ],
  };
}

function tufts(beat: number, walked: number): string {
  const floor = (x: number) => 985 + 0 * x;
  const blades = grass(6, floor, -80, 3600, 170, 0.2 + 0.1 * Math.sin(beat * 1.4));
  return place({ x: -walked * 1.5 }, shape(blades, grey(0)));
}

/** Pairs of eyes in the dark that shut now and then. */
function eyes(beat: number, walked: number): string {
  return [
    [1010, 470, 1.2],
    [240, 360, 3.9],
    [1420, 560, 5.2],
    [1190, 300, 8.3],
  ]
    .map(([x = 0, y = 0, late = 0]) => {
      const open = Math.min(1, Math.max(0, 6 * Math.abs(Math.sin(beat * 0.5 + late)) - 0.8));
      const at = x - walked * 0.42;
      return [-13, 13]
        .map(
          (dx) =>
            `<ellipse cx="${at + dx}" cy="${y}" rx="8" ry="${(8 * open).toFixed(1)}" fill="#fff" opacity="0.85"/>${disc(at + dx + 2, y, 3 * open, '#000')}`,
        )
        .join('');
    })
    .join('');
}
