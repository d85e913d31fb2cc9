import { easeInOut, progress } from '../../picture/easing';
import { glow, grey, place, shape, stroke } from '../../picture/svg';
import { fox } from '../cutouts/animals';
import { earth, grass, hills } from '../cutouts/land';
import { seamstress } from '../cutouts/seamstress';
import { moonDisc } from '../cutouts/things';
import { tree } from '../cutouts/trees';
import { height, type Sight } from '../scene';
import { tones } from '../tones';
import { cloud, sky, stars } from './sky';

const slope = 0.36;
const ranges = [hills(8, 640, 150, 760), hills(18, 760, 120, 560)];
const ridge = (x: number) => 842 - slope * (x - 520) + 7 * Math.sin(x / 71) + 5 * Math.sin(x / 29);
const thorn = tree({ seed: 5, height: 300, girth: 22, spread: 30, bent: 100 });

/** Uphill against the wind, the moon on her back. */
export function climb(beat: number): Sight {
  const heave = 0.5 - 0.5 * Math.cos((2 * Math.PI * beat) / 3);
  const walked = 64 * beat + 14 * Math.sin((2 * Math.PI * beat) / 3);
  const up = walked * slope;
  const ground = (x: number) => ridge(x + walked) + up;
  const ink = grey(0.02);
  const at = { x: 560, y: ground(560) + 3 };
  const load = { x: at.x - 92, y: at.y - 292 - 8 * heave };
  const by = (depth: number, svg: string) =>
    place({ x: -walked * depth, y: up * depth * 0.55 }, svg);
  const gust = 0.7 + 0.3 * Math.sin(beat * 1.9);
  return {
    tones: tones.height,
    lamp: easeInOut(progress(beat, 0, 0.8)),
    layers: [
      sky([
        [0, 0.14],
        [0.6, 0.4],
        [1, 0.3],
      ]),
      { svg: stars(80, beat, 0.6) },
      {
        svg: by(0.08, shape(earth(ranges[0] ?? ridge, -100, 1800, height + 400), grey(0.36))),
        blur: 4,
      },
      {
        svg: by(
          0.18,
          shape(earth(ranges[1] ?? ridge, -100, 2000, height + 400), grey(0.25)) +
            cloud(300, 560, 560, 0.46) +
            cloud(980, 690, 700, 0.4),
        ),
        blur: 3,
      },
      {
        svg: glow('halo', load.x, load.y, 640, [
          [0, 1, 0.9],
          [0.22, 0.96, 0.6],
          [0.45, 0.9, 0.26],
          [0.7, 0.86, 0.09],
          [1, 0.8, 0],
        ]),
      },
      { svg: place({ ...load, turn: 3 * Math.sin(beat * 2.1) - 20 }, moonDisc(158, 1)) },
      {
        svg: [
          ropes(at, load, ink),
          place(
            { x: at.x, y: at.y, size: 1.42 },
            seamstress(
              {
                near: [118 - 10 * heave, 66],
                far: [40 + 16 * heave, 34],
                step: beat / 3,
                lean: 38 + 5 * heave,
                head: -22,
                wind: gust,
              },
              ink,
              grey(0.8),
            ),
          ),
          place(
            { x: 900, y: ground(900) + 3, size: 1.1, turn: -19 },
            fox(
              { step: beat * 0.75, tail: -14 + 6 * Math.sin(beat * 4), head: -10 },
              ink,
              grey(0.9),
            ),
          ),
          place({ x: 1500 - walked, y: ground(1500 - walked) + 10 }, shape(thorn, ink)),
          place({ x: 240 - walked, y: ground(240 - walked) + 10, size: 0.7 }, shape(thorn, ink)),
          shape(earth(ground, -60, 1340, height + 200), ink),
          shape(
            grass(3, (x) => ground(x), -60, 1340, 34, 0.7 * gust),
            ink,
          ),
        ].join(''),
      },
      { svg: snow(beat), blur: 0.9 },
    ],
  };
}

/** Two lengths of yarn around the moon, over her shoulder. */
function ropes(at: { x: number; y: number }, moon: { x: number; y: number }, ink: string): string {
  const hand = `${at.x + 70} ${at.y - 206}`;
  const r = 158;
  return [
    `M${moon.x - r * 0.92} ${moon.y - r * 0.36}C${moon.x - 40} ${moon.y - 30} ${moon.x + 90} ${moon.y + 40} ${hand}`,
    `M${moon.x - r * 0.1} ${moon.y - r}C${moon.x + 40} ${moon.y - 90} ${moon.x + 120} ${moon.y - 10} ${hand}`,
    `M${moon.x - r * 0.6} ${moon.y + r * 0.8}C${moon.x - 20} ${moon.y + 70} ${moon.x + 70} ${moon.y + 70} ${hand}`,
  ]
    .map((d) => stroke(d, ink, 4))
    .join('');
}

/** What the wind carries. */
function snow(beat: number): string {
  return Array.from({ length: 46 }, (_, i) => {
    const fast = 90 + ((i * 37) % 80);
    const x = 1340 - ((i * 197 + beat * fast) % 1400);
    const y = ((i * 131 + beat * 26 + 16 * Math.sin(beat + i)) % 1000) - 20;
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${1.6 + (i % 4) * 0.8}" fill="#fff" opacity="${0.35 + (i % 3) * 0.2}"/>`;
  }).join('');
}
