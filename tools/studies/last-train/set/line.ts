import { randomFrom } from '@/lib/text/random';
import { box, disc, fall, glow, stroke } from '../../picture/svg';
import { height, type Sight, width } from '../scene';
import { inHaze, type View, viewFrom } from './perspective';
import { track } from './railway';

/** What stands along the line, by its metre. */
const posts = Array.from({ length: 60 }, (_, i) => ({ z: 12 + i * 14, side: i % 2 ? 1 : -1 }));

const blocks = Array.from({ length: 90 }, (_, i) => {
  const random = randomFrom(i + 2024);
  return {
    z: i * 9,
    side: i % 2 ? 1 : -1,
    near: 6 + 7 * random(),
    tall: -2 + 11 * random(),
    seed: i,
  };
});

/** Along the line, looking ahead (or back): rails, houses on both sides at the height of their roofs. */
export function line(beat: number, run: number, lit: number, horizon: number): Sight['layers'] {
  const eye = {
    x: 0.05 * Math.sin(beat * 5),
    y: 2.6 + 0.03 * Math.sin(beat * 11),
    z: run,
    focus: 760,
    horizon,
  };
  const view = viewFrom(eye);
  const haze = 0.16;
  const houses = blocks
    .filter(({ z }) => z > run - 8 && z < run + 170)
    .toSorted((a, b) => b.z - a.z)
    .map(({ z, side, near, tall, seed }) => {
      const away = z - run;
      const [x, begin] = [side * near, Math.max(z, run + 0.6)];
      const wall = view.face(
        [
          [x, -9, begin],
          [x, tall, begin],
          [x, tall, z + 8],
          [x, -9, z + 8],
        ],
        inHaze(0.06, away, haze),
      );
      const front = view.face(
        [
          [x, -9, begin],
          [x, tall, begin],
          [x + side * 12, tall, begin],
          [x + side * 12, -9, begin],
        ],
        inHaze(0.025, away, haze),
      );
      const random = randomFrom(seed + 4);
      let panes = '';
      for (let y = tall - 2.4; y > -4; y -= 3) {
        for (let w = 0; w < 3; w += 1) {
          const at = z + 0.9 + w * 2.3;
          if (random() > lit || at < run + 0.8) continue;
          panes += view.face(
            [
              [x, y, at],
              [x, y + 1.5, at],
              [x, y + 1.5, at + 1.1],
              [x, y, at + 1.1],
            ],
            inHaze(0.9, away, 0.35, 130),
          );
        }
      }
      return front + wall + panes;
    });
  const gantries = posts
    .filter(({ z }) => z > run + 0.8 && z < run + 150)
    .toSorted((a, b) => b.z - a.z)
    .map(({ z, side }) => {
      const tone = inHaze(0.015, z - run, haze);
      const x = side * 3.1;
      return (
        view.face(
          [
            [x - 0.14, -1, z],
            [x - 0.1, 6.6, z],
            [x + 0.1, 6.6, z],
            [x + 0.14, -1, z],
          ],
          tone,
        ) +
        view.face(
          [
            [x, 5.9, z],
            [x, 6.15, z],
            [-side * 0.6, 6.15, z],
            [-side * 0.6, 5.9, z],
          ],
          tone,
        ) +
        (lit > 0.2 ? lineLamp(view, side * 1.5, z) : '')
      );
    });
  const top = height * horizon;
  return [
    {
      svg: `${fall('sky', 0, top, [
        [0, 0.02],
        [1, 0.3],
      ])}${box(-60, -60, width + 120, top + 80, 'url(#sky)')}${box(-60, top, width + 120, height, '#0a0a0a')}`,
    },
    {
      svg: glow('far', width / 2, top, 460, [
        [0, 1, lit > 0.2 ? 0.85 : 0.4],
        [0.4, 0.8, lit > 0.2 ? 0.3 : 0.12],
        [1, 0.6, 0],
      ]),
    },
    { svg: houses.join(''), blur: 0.7 },
    { svg: track(view, run), blur: 0.4 },
    { svg: wires(view.at, run, gantries.length > 0) + gantries.join('') },
  ];
}

/** A lamp below a gantry's arm. */
function lineLamp(view: View, x: number, z: number): string {
  const [lampX, lampY] = view.at([x, 5.5, z]);
  const metre = view.metre(z);
  const halo = glow(`lamp${Math.round(z)}`, lampX, lampY, 2.6 * metre, [
    [0, 1, 0.9],
    [0.12, 1, 0.45],
    [0.4, 0.9, 0.13],
    [1, 0.9, 0],
  ]);
  return halo + disc(lampX, lampY, 0.22 * metre, '#fff');
}

function wires(
  at: (spot: readonly [number, number, number]) => readonly [number, number],
  run: number,
  any: boolean,
): string {
  if (!any) return '';
  return [-2.4, -0.5, 0.5, 2.4]
    .map((x) =>
      stroke(
        `M${at([x, 6, run + 1.2]).join(' ')}L${at([x, 6, run + 150]).join(' ')}`,
        '#050505',
        2,
      ),
    )
    .join('');
}
