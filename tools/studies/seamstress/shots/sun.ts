import { between, easeInOut, progress } from '../../picture/easing';
import { disc, glow, grey, place, shape, stroke } from '../../picture/svg';
import { mixTones } from '../../print/tone-table';
import { bird, fox } from '../cutouts/animals';
import { earth, type Ground, grass, hills } from '../cutouts/land';
import { seamstress } from '../cutouts/seamstress';
import { height, type Sight } from '../scene';
import { tones } from '../tones';
import { cloud, sky, stars } from './sky';

const ranges = [hills(8, 640, 90, 900), hills(28, 720, 70, 640), hills(17, 800, 46, 480)];
const summit = (x: number) => 820 + 0.0006 * (x - 330) ** 2 + 5 * Math.sin(x / 47);
/** Tugs that move nothing, in beats; then she pulls hand over hand. */
const tugs = [1, 4, 7];
const hauling = 9;
const sunX = 690;
/** Behind which the thread goes down. */
const horizon = (ranges[0]?.(sunX) ?? 0) + 12;

/** One end of thread is left. She pulls at it, and what hangs on it is the sun. */
export function sunIsPulled(beat: number): Sight {
  const tug = Math.max(0, ...tugs.map((at) => bump(beat, at, 1.5)));
  const haul = beat > hauling ? 0.5 + 0.5 * Math.sin(2 * Math.PI * (beat - hauling) - 1.5) : 0;
  const pull = Math.max(tug, haul * (1 - progress(beat, 17, 1)));
  const hint = 14 * Math.max(0, ...tugs.map((at, i) => (i + 1) * 0.4 * progress(beat, at, 0.6)));
  const risen = easeInOut(progress(beat, hauling, 8.4));
  const y = between(860 - hint, 400, risen);
  const day = progress(beat, 6, 9);
  const [first, second] = day < 0.5 ? [tones.height, tones.dawn] : [tones.dawn, tones.day];
  const light = 0.16 + 0.3 * day;
  const ink = grey(0.02);
  const near = [between(66, 104, pull) - 30 * pull, between(20, 74, pull)] as const;
  const far = [between(78, 70, pull), between(10, 40, 1 - pull)] as const;
  const at = { x: 320, y: summit(320) + 4 };
  const hand = { x: at.x + between(118, 76, pull), y: at.y - 214 };
  const sun = { x: sunX, y };
  // It ends behind the horizon, later at the sun's edge.
  const end = { x: sunX - 120 * risen, y: Math.min(y + 90 * risen, horizon) };
  const sag = { x: between(550, 520, pull), y: (hand.y + end.y) / 2 + between(52, 2, pull) };
  const line = stroke(
    `M${hand.x} ${hand.y}Q${sag.x} ${sag.y} ${end.x} ${end.y}`,
    grey(between(0.85, 0.02, Math.min(1, day * 1.6))),
    3,
  );
  const range = (ground: Ground, i: number) => ({
    svg: shape(earth(ground, -80, 1400, height + 60), grey((0.36 - 0.11 * i) * (0.7 + 0.5 * day))),
    blur: 4 - 1.4 * i,
  });
  const [furthest, ...others] = ranges.map(range);
  return {
    tones: mixTones(first, second, (day * 2) % 1 || (day === 1 ? 1 : 0)),
    layers: [
      sky([
        [0, light],
        [0.6, light + 0.3],
        [0.8, light + 0.42],
        [1, light + 0.2],
      ]),
      {
        svg:
          stars(60, beat, 0.6 * (1 - day)) +
          disc(1120, 150, 44, '#fff', `opacity="${(0.8 - 0.62 * day).toFixed(2)}"`),
      },
      {
        svg: glow('sunlight', sun.x, sun.y, 900, [
          [0, 1, 0.3 + 0.65 * day],
          [0.2, 1, 0.2 + 0.5 * day],
          [0.5, 0.95, 0.06 + 0.22 * day],
          [1, 0.9, 0],
        ]),
      },
      { svg: rays(sun, beat, risen) + disc(sun.x, sun.y, 150, '#fff') },
      {
        svg:
          cloud(620 + beat * 3, 470, 560, 0.5 + 0.24 * day) +
          cloud(80 + beat * 2, 330, 420, 0.38 + 0.24 * day),
        blur: 4,
      },
      ...(furthest ? [furthest] : []),
      { svg: line },
      ...others,
      { svg: flock(beat) },
      {
        svg: [
          place(
            { x: 150, y: summit(150) + 3, size: 1.1 },
            fox(
              { tail: -20 + 14 * pull + 6 * Math.sin(beat * 3), head: -6 - 10 * risen },
              ink,
              grey(0.85),
            ),
          ),
          place(
            { ...at, size: 1.5 },
            seamstress(
              {
                near,
                far,
                lean: between(4, -15, pull),
                head: between(2, -8, risen),
                wind: 0.25 + 0.1 * Math.sin(beat * 1.3),
              },
              ink,
              grey(0.8),
            ),
          ),
          shape(earth(summit, -60, 1340, height + 60), ink),
          shape(grass(9, summit, -60, 1340, 38, 0.25 + 0.14 * Math.sin(beat * 1.5)), ink),
        ].join(''),
      },
    ],
  };
}

/** Up and down again around a moment. */
function bump(beat: number, at: number, length: number): number {
  const share = progress(beat, at, length);
  return share < 0.3 ? easeInOut(share / 0.3) : 1 - easeInOut((share - 0.3) / 0.7);
}

function rays(sun: { x: number; y: number }, beat: number, risen: number): string {
  if (risen === 0) return '';
  return Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8 + beat * 0.03;
    const wide = 0.075;
    const reach = 1300 * risen;
    const tip = (a: number) => `${sun.x + reach * Math.cos(a)} ${sun.y + reach * Math.sin(a)}`;
    return shape(
      `M${sun.x} ${sun.y}L${tip(angle - wide)}L${tip(angle + wide)}Z`,
      '#fff',
      `opacity="${(0.1 * risen).toFixed(3)}"`,
    );
  }).join('');
}

/** Birds that the first light sends up. */
export function flock(beat: number, from = 11): string {
  return Array.from({ length: 9 }, (_, i) => {
    const flown = beat - from - i * 0.35;
    if (flown <= 0) return '';
    const x = 1180 - flown * (70 + 9 * (i % 4)) + (i % 3) * 60;
    const y = 720 - flown * (52 + 7 * (i % 5)) + 10 * Math.sin(flown * 2 + i);
    return place({ x, y, size: 0.55 + 0.12 * (i % 4) }, bird(Math.sin(flown * 7 + i), grey(0.12)));
  }).join('');
}
