import { easeInOut, easeOut, progress } from '../picture/easing';
import type { Shape } from '../picture/frame';
import { pitchOf } from '../score/scale';
import type { Note } from '../score/score';
import { palette } from './palette';

const starts = 48;
const ends = 66;
const quarter = Math.PI / 2;
const { ink, red, ochre, blue, rose, green, paper } = palette;

/** Colours of the four quarters of each ring, from the outermost inwards. */
const rings: readonly (readonly string[])[] = [
  [red, ink, ochre, blue],
  [rose, blue, green, red],
  [ink, ochre, paper, green],
  [ochre, red, blue, rose],
  [blue, paper, red, ink],
];

const wheels = [
  { x: 640, y: 360, r: 310, beat: 48, count: 5 },
  { x: 172, y: 360, r: 128, beat: 51, count: 3 },
  { x: 1108, y: 360, r: 128, beat: 52.5, count: 3 },
] as const;
type Wheel = (typeof wheels)[number];

/** Ring `index` of a wheel makes a quarter turn every three beats, a little after the one outside it. */
const firstTurn = (wheel: Wheel, index: number) => wheel.beat + 3 + index * 0.5;

function angleOf(wheel: Wheel, index: number, beat: number): number {
  const since = Math.max(0, beat - firstTurn(wheel, index));
  const turns = Math.floor(since / 3) + easeInOut(progress(since % 3, 0, 1.2));
  return turns * quarter * (index % 2 === 0 ? 1 : -1);
}

/** Wheels of coloured quarters, ring inside ring, turning against each other. */
export function quartersAt(beat: number): Shape[] {
  if (beat < starts || beat >= ends + 3) return [];
  return wheels.flatMap((wheel) =>
    Array.from({ length: wheel.count }, (_, index) => ringAt(wheel, index, beat)).flat(),
  );
}

function ringAt(wheel: Wheel, index: number, beat: number): Shape[] {
  const coming = easeOut(progress(beat, wheel.beat + (wheel.count - 1 - index) * 0.4, 2));
  const going = easeInOut(progress(beat, ends + index * 0.25, 1.8));
  const outer = wheel.r * (1 - index / wheel.count) * coming * (1 - going);
  if (outer <= 0) return [];
  const { x, y } = wheel;
  const start = angleOf(wheel, index, beat);
  return (rings[index] ?? []).map((fill, part) => {
    const from = start + part * quarter;
    return { kind: 'arc', x, y, inner: 0, outer, from, to: from + quarter, fill };
  });
}

const chord = [3, 5, 7, 10, 12];

const arrivals: readonly Note[] = wheels.map(({ x, beat }, place) => ({
  beat,
  beats: 4,
  pitch: pitchOf(place * 3),
  voice: 'pad',
  gain: 0.24,
  pan: (x - 640) / 640,
}));

const turns: readonly Note[] = wheels.flatMap((wheel, place) =>
  chord.slice(0, wheel.count).flatMap((degree, index) => {
    const first = firstTurn(wheel, index);
    const count = Math.ceil((ends - first) / 3);
    return Array.from(
      { length: count },
      (_, turn): Note => ({
        beat: first + 3 * turn,
        beats: 1.5,
        pitch: pitchOf(degree + (turn % 2) + (place > 0 ? 3 : 0)),
        voice: place > 0 ? 'bell' : 'marimba',
        gain: place > 0 ? 0.14 : 0.42,
        pan: ((wheel.x - 640) / 640) * 0.9,
      }),
    );
  }),
);

export const quarterNotes: readonly Note[] = [...arrivals, ...turns];
