import { easeInOut, easeOut, progress } from '../picture/easing';
import type { Shape } from '../picture/frame';
import { pitchOf } from '../score/scale';
import type { Note } from '../score/score';
import { palette } from './palette';

const starts = 24;
const ends = 46;
const turn = 2 * Math.PI;
const top = -turn / 4;
const track = '#333c52';

/** `period` in beats for one round; a body sounds whenever it passes the top. */
type Orbit = {
  x: number;
  y: number;
  r: number;
  body: number;
  period: number;
  degree: number;
  fill: string;
};

const sun = { x: 640, y: 360 };
const left = { x: 205, y: 520 };
const right = { x: 1085, y: 190 };

const orbits: readonly Orbit[] = [
  { ...sun, r: 82, body: 15, period: 3, degree: 12, fill: palette.ochre },
  { ...sun, r: 138, body: 20, period: 4, degree: 10, fill: palette.rose },
  { ...sun, r: 196, body: 13, period: 5, degree: 8, fill: palette.green },
  { ...sun, r: 254, body: 26, period: 6, degree: 5, fill: palette.red },
  { ...sun, r: 312, body: 17, period: 8, degree: 3, fill: palette.paper },
  { ...left, r: 70, body: 12, period: 4.5, degree: 11, fill: palette.rose },
  { ...left, r: 118, body: 18, period: 7, degree: 7, fill: palette.ochre },
  { ...right, r: 64, body: 16, period: 2.5, degree: 13, fill: palette.green },
  { ...right, r: 112, body: 10, period: 5.5, degree: 9, fill: palette.paper },
];

const startOf = (index: number) => starts + index * 0.5;

/** Bodies on their rounds, each drawing the last third of its way behind it. */
export function orbitsAt(beat: number): Shape[] {
  if (beat < starts || beat >= ends + 2) return [];
  const going = easeInOut(progress(beat, ends, 2));
  const suns = [sun, left, right].map((centre, index): Shape => {
    const size = index === 0 ? 18 : 14 * easeOut(progress(beat, starts + 2 + index * 0.5, 1.5));
    return { kind: 'disc', ...centre, r: size * (1 - going), fill: palette.red };
  });
  return [
    ...suns,
    ...orbits.flatMap((orbit, index) => orbitAt(orbit, beat, startOf(index), going)),
  ];
}

function orbitAt(orbit: Orbit, beat: number, start: number, going: number): Shape[] {
  const coming = easeOut(progress(beat, start, 1.5));
  if (coming === 0 || going === 1) return [];
  const { x, y, fill } = orbit;
  const r = orbit.r * (1 - going);
  const now = top + (turn * (beat - start)) / orbit.period;
  const tail = Math.min(turn / 3, now - top) * (1 - going);
  const ring = { kind: 'arc' as const, x, y };
  const size = orbit.body * coming * (1 - going);
  return [
    { ...ring, inner: r - 0.75, outer: r + 0.75, from: top, to: top + turn * coming, fill: track },
    { ...ring, inner: r - size / 4, outer: r + size / 4, from: now - tail, to: now, fill },
    { kind: 'disc', x: x + r * Math.cos(now), y: y + r * Math.sin(now), r: size, fill },
  ];
}

export const orbitNotes: readonly Note[] = orbits.flatMap((orbit, index) => {
  const rounds = Math.floor((ends - startOf(index)) / orbit.period) + 1;
  const far = orbit.x !== sun.x;
  return Array.from(
    { length: rounds },
    (_, round): Note => ({
      beat: startOf(index) + round * orbit.period,
      beats: 2,
      pitch: pitchOf(orbit.degree),
      voice: far ? 'bell' : 'pluck',
      gain: far ? 0.16 : 0.36,
      pan: (orbit.x - 640) / 640,
    }),
  );
});
