import { randomFrom } from '@/lib/text/random';
import { box, disc, fall, glow, grey, stroke } from '../../picture/svg';
import { height, type Sight, width } from '../scene';
import { inHaze, type View, viewFrom } from '../set/perspective';
import { track } from '../set/railway';
import { rain } from '../set/rain';

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
function line(beat: number, run: number, lit: number, horizon: number): Sight['layers'] {
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

/** From the front of the train, fast. */
export const rush =
  (metres: number) =>
  (beat: number): Sight => ({
    layers: [...line(beat, metres + 11 * beat, 0.74, 0.47), rain(beat, 70, 0, 0.45)],
  });

/** The tail lamp: the train goes away into the night, the rails keep its light for a while. */
export function tailLamp(beat: number): Sight {
  const gone = 5 + 1.1 * beat + 0.62 * beat ** 2;
  const eye = { x: 0, y: 2.6, z: 0, focus: 760, horizon: 0.5 };
  const view = viewFrom(eye);
  const metre = view.metre(gone);
  const [x, y] = view.at([0, 1.2, gone]);
  const back = [
    view.face(
      [
        [-1.45, 0.7, gone],
        [-1.45, 3.3, gone],
        [-1.1, 3.8, gone],
        [1.1, 3.8, gone],
        [1.45, 3.3, gone],
        [1.45, 0.7, gone],
      ],
      inHaze(0.05, gone, 0.12),
    ),
    ...[-1.05, 0.35].map((w) =>
      view.face(
        [
          [w, 2, gone],
          [w, 3.1, gone],
          [w + 0.7, 3.1, gone],
          [w + 0.7, 2, gone],
        ],
        inHaze(0.9, gone, 0.3),
      ),
    ),
    view.face(
      [
        [-0.3, 0.8, gone],
        [-0.3, 3.1, gone],
        [0.3, 3.1, gone],
        [0.3, 0.8, gone],
      ],
      inHaze(0.1, gone, 0.12),
    ),
  ];
  const lampX = x + 0.95 * metre;
  return {
    layers: [
      ...line(beat, 0, 0.04, 0.5),
      {
        svg:
          back.join('') +
          glow('tail', lampX, y, 0.9 * metre + 60, [
            [0, 1, 1],
            [0.2, 1, 0.5],
            [0.5, 0.9, 0.15],
            [1, 0.9, 0],
          ]) +
          disc(lampX, y, 0.16 * metre + 3, '#fff'),
      },
      {
        svg: glow('gleam', width / 2, y + 50 + metre, 160 + metre, [
          [0, 1, 0.3],
          [1, 1, 0],
        ]),
      },
      rain(beat, 50, -0.05, 0.4),
    ],
  };
}

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
