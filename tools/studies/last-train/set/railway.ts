import { randomFrom } from '@/lib/text/random';
import { half } from './houses';
import type { View } from './perspective';

/** Metres above the street. */
export const deck = 7;
const car = 15;

/** The iron bridge that carries the railway across the street at `z`. */
export function bridge(view: View, z: number): string {
  const girder = (y: number, tall: number, lightness: number) =>
    view.face(
      [
        [-60, y, z],
        [-60, y + tall, z],
        [60, y + tall, z],
        [60, y, z],
      ],
      lightness,
    );
  const bars = Array.from({ length: 40 }, (_, i) => {
    const x = -40 + 2 * i;
    return (
      view.face(
        [
          [x, deck - 1.7, z],
          [x + 0.2, deck - 1.7, z],
          [x + 1.2, deck, z],
          [x + 1, deck, z],
        ],
        0.02,
      ) +
      view.face(
        [
          [x + 1, deck - 1.7, z],
          [x + 1.2, deck - 1.7, z],
          [x + 0.2, deck, z],
          [x, deck, z],
        ],
        0.02,
      )
    );
  });
  const pillars = [-half + 1.4, half - 1.4].map(
    (x) =>
      view.face(
        [
          [x - 0.35, 0, z],
          [x - 0.22, deck - 1.6, z],
          [x + 0.22, deck - 1.6, z],
          [x + 0.35, 0, z],
        ],
        0.02,
      ) +
      view.face(
        [
          [x - 1.7, deck - 1.6, z],
          [x - 0.2, deck - 3.4, z],
          [x + 0.2, deck - 3.4, z],
          [x + 1.7, deck - 1.6, z],
        ],
        0.02,
      ),
  );
  return (
    girder(deck - 1.9, 0.34, 0.025) +
    bars.join('') +
    girder(deck - 0.2, 0.5, 0.03) +
    pillars.join('')
  );
}

/** A train on the bridge, its front at `x`: cars with rows of lit windows, people behind some of them. */
export function trainAcross(view: View, z: number, x: number, cars: number): string {
  const random = randomFrom(9);
  return Array.from({ length: cars }, (_, i) => {
    const right = x - i * (car + 0.7);
    const left = right - car;
    const hull = view.face(
      [
        [left, deck + 0.9, z],
        [left, deck + 3.5, z],
        [left + 0.4, deck + 3.9, z],
        [right - 0.4, deck + 3.9, z],
        [right, deck + 3.5, z],
        [right, deck + 0.9, z],
      ],
      0.05,
    );
    const under = view.face(
      [
        [left + 1, deck + 0.3, z],
        [left + 1, deck + 0.95, z],
        [right - 1, deck + 0.95, z],
        [right - 1, deck + 0.3, z],
      ],
      0.02,
    );
    const panes = Array.from({ length: 9 }, (_, w) => {
      const at = left + 0.9 + w * 1.5;
      const who = random();
      const pane = view.face(
        [
          [at, deck + 1.9, z],
          [at, deck + 3.1, z],
          [at + 1.1, deck + 3.1, z],
          [at + 1.1, deck + 1.9, z],
        ],
        0.96,
      );
      const head = at + 0.3 + 0.4 * who;
      const person =
        who < 0.55
          ? view.face(
              [
                [head - 0.3, deck + 1.9, z],
                [head - 0.14, deck + 2.3, z],
                [head - 0.15, deck + 2.66, z],
                [head + 0.15, deck + 2.66, z],
                [head + 0.14, deck + 2.3, z],
                [head + 0.3, deck + 1.9, z],
              ],
              0.05,
            )
          : '';
      return pane + person;
    });
    return under + hull + panes.join('');
  }).join('');
}

/** Rails and sleepers ahead of the eye, `run` metres already behind it. */
export function track(view: View, run: number, x = 0): string {
  const sleepers = Array.from({ length: 110 }, (_, i) => {
    const z = view.eye.z + 1 + i * 0.66 - (run % 0.66);
    const light = 0.2 * Math.exp(-i / 34) + 0.03;
    return view.face(
      [
        [x - 1.35, 0, z],
        [x + 1.35, 0, z],
        [x + 1.35, 0, z + 0.28],
        [x - 1.35, 0, z + 0.28],
      ],
      light,
    );
  });
  const rails = [-0.72, 0.72].map((side) =>
    view.face(
      [
        [x + side - 0.045, 0.12, view.eye.z + 0.5],
        [x + side + 0.045, 0.12, view.eye.z + 0.5],
        [x + side + 0.045, 0.12, view.eye.z + 300],
        [x + side - 0.045, 0.12, view.eye.z + 300],
      ],
      0.9,
    ),
  );
  return sleepers.toReversed().join('') + rails.join('');
}
