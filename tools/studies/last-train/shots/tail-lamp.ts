import { disc, glow } from '../../picture/svg';
import { type Sight, width } from '../scene';
import { line } from '../set/line';
import { inHaze, viewFrom } from '../set/perspective';
import { rain } from '../set/rain';

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
