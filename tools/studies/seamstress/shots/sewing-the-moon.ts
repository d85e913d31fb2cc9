import { between, easeInOut, progress } from '../../picture/easing';
import { glow, grey, place, shape, stroke } from '../../picture/svg';
import { sittingFox } from '../cutouts/animals';
import { earth, grass } from '../cutouts/land';
import { seamstress } from '../cutouts/seamstress';
import { moonDisc, needle } from '../cutouts/things';
import { height, type Sight } from '../scene';
import { tones } from '../tones';
import { sky, stars } from './sky';

const moonAt = { x: 700, y: 400 };
const r = 318;
const stitches = 22;
const firstAngle = 128;
/** Degrees from one stitch to the next. */
const apart = 360 / stitches;
const summit = (x: number) => 850 + 0.0009 * (x - 430) ** 2 + 6 * Math.sin(x / 47);

const onRim = (angle: number, reach: number) =>
  [
    moonAt.x + reach * Math.cos((angle * Math.PI) / 180),
    moonAt.y + reach * Math.sin((angle * Math.PI) / 180),
  ] as const;

/** The needle goes around the moon, a stitch each half beat; she leads it by the thread. */
export function sewingTheMoon(beat: number): Sight {
  const sewn = Math.min(stitches, beat * 2);
  const angle = firstAngle + sewn * apart;
  const inOut = Math.sin(sewn * Math.PI);
  const [x, y] = onRim(angle, r + 26 * inOut);
  const ink = grey(0.02);
  const done = easeInOut(progress(sewn, stitches - 0.6, 0.6));
  const pointing = (Math.atan2(y - 600, x - 420) * 180) / Math.PI;
  const raise = between(92 - pointing * 0.62, 120, done);
  const near = [Math.max(40, Math.min(170, raise)), 12 + 14 * Math.abs(inOut)] as const;
  const hand = handOf(near);
  return {
    tones: tones.height,
    layers: [
      sky([
        [0, 0.12],
        [0.7, 0.32],
        [1, 0.26],
      ]),
      { svg: stars(70, beat, 0.6) },
      {
        svg: glow('halo', moonAt.x, moonAt.y, 860, [
          [0, 1, 0.9],
          [0.36, 0.95, 0.6],
          [0.5, 0.9, 0.28],
          [0.75, 0.86, 0.08],
          [1, 0.8, 0],
        ]),
      },
      { svg: place({ ...moonAt, turn: 8 }, moonDisc(r, 1)) },
      {
        svg:
          seams(sewn) +
          thread(hand, [x, y], beat, done) +
          place({ x, y, turn: angle + 180 * (inOut > 0 ? 0 : 1) + 60, size: 2.3 }, needle(ink)),
      },
      {
        svg: [
          place(
            { x: 210, y: summit(210) + 4, size: 1.15 },
            sittingFox(6 * Math.sin(beat * 2.6), -16 - 6 * Math.sin(beat * 1.3), ink, grey(0.85)),
          ),
          place(
            { x: 420, y: summit(420) + 5, size: 1.55 },
            seamstress(
              {
                near,
                far: [58, 40],
                lean: -3 + 5 * inOut,
                head: -20,
                wind: 0.4 + 0.15 * Math.sin(beat * 1.7),
              },
              ink,
              grey(0.8),
            ),
          ),
          shape(earth(summit, -60, 1340, height + 60), ink),
          shape(grass(9, summit, -60, 1340, 40, 0.3 + 0.14 * Math.sin(beat * 1.5)), ink),
        ].join(''),
      },
    ],
  };
}

/** Where her near hand is in the picture. */
function handOf([root, joint]: readonly [number, number]): readonly [number, number] {
  const turn = (degrees: number, length: number) => [
    length * Math.sin((degrees * Math.PI) / 180),
    length * Math.cos((degrees * Math.PI) / 180),
  ];
  const [ax = 0, ay = 0] = turn(root, 37);
  const [bx = 0, by = 0] = turn(root + joint, 38);
  return [420 + 1.55 * (-2 + ax + bx), summit(420) + 5 + 1.55 * (-84 - 6 - 64 + ay + by)];
}

/** Stitches across the rim: where it goes in, where it comes out. */
function seams(sewn: number): string {
  return Array.from({ length: Math.floor(sewn) }, (_, i) => {
    const angle = firstAngle + (i + 0.5) * apart;
    const [x1, y1] = onRim(angle - 2.4, r - 17);
    const [x2, y2] = onRim(angle + 2.4, r + 17);
    return stroke(`M${x1} ${y1}L${x2} ${y2}`, grey(0.02), 5);
  }).join('');
}

function thread(
  from: readonly [number, number],
  to: readonly [number, number],
  beat: number,
  done: number,
): string {
  const slack = between(60, 16, done) + 24 * Math.sin(beat * 4);
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + slack] as const;
  return stroke(`M${from.join(' ')}Q${middle.join(' ')} ${to.join(' ')}`, grey(0.02), 2.4);
}
