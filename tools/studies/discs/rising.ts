import { easeInOut, easeOut, progress } from '../picture/easing';
import type { Shape } from '../picture/frame';
import { pitchOf } from '../score/scale';
import type { Note } from '../score/score';
import { palette } from './palette';

const middle = { x: 640, y: 360 };
const leaves = 19;
const turn = 2 * Math.PI;

/** `share` of a full turn the ring opens to; `speed` in turns a beat, against the clock below 0. */
type Ring = { beat: number; degree: number; share: number; speed: number; fill: string };

const rings: readonly Ring[] = [
  { beat: 4, degree: 5, share: 0.72, speed: 0.011, fill: palette.ink },
  { beat: 6, degree: 7, share: 0.5, speed: -0.018, fill: palette.ochre },
  { beat: 7.5, degree: 8, share: 0.62, speed: 0.014, fill: palette.blue },
  { beat: 9, degree: 9, share: 0.34, speed: -0.03, fill: palette.red },
  { beat: 10.5, degree: 10, share: 0.8, speed: 0.008, fill: palette.rose },
  { beat: 12, degree: 12, share: 0.42, speed: -0.022, fill: palette.green },
  { beat: 13.5, degree: 13, share: 0.26, speed: 0.034, fill: palette.ink },
];

/** A disc rises; rings open around it one by one and turn, each at its own speed. */
export function risingAt(beat: number): Shape[] {
  const size = easeInOut(progress(beat, 0.5, 3)) - easeInOut(progress(beat, 22, 2)) * 0.84;
  const opened = rings.flatMap((ring, index) => ringAt(ring, index, beat));
  if (beat >= 24 || size <= 0) return opened;
  return [...opened, { kind: 'disc', ...middle, r: 112 * size, fill: palette.red }];
}

function ringAt(ring: Ring, index: number, beat: number): Shape[] {
  const opened = easeOut(progress(beat, ring.beat, 2.5));
  const closed = easeInOut(progress(beat, leaves + (rings.length - index) * 0.25, 1.8));
  if (opened <= closed) return [];
  const start = turn * (0.11 * index + ring.speed * (beat - ring.beat) * 2.4);
  const inner = 136 + index * 29;
  const [from, to] = [start + turn * ring.share * closed, start + turn * ring.share * opened];
  return [{ kind: 'arc', ...middle, inner, outer: inner + 20, from, to, fill: ring.fill }];
}

export const risingNotes: readonly Note[] = [
  { beat: 0.5, beats: 5, pitch: pitchOf(0), voice: 'pad', gain: 0.3, pan: 0 },
  { beat: 6, beats: 6, pitch: pitchOf(2), voice: 'pad', gain: 0.25, pan: -0.2 },
  { beat: 12, beats: 8, pitch: pitchOf(0), voice: 'pad', gain: 0.28, pan: 0.2 },
  ...rings.flatMap((ring, index): Note[] => {
    const pan = index % 2 === 0 ? -0.5 : 0.5;
    const note = { beats: 2, voice: 'bell' as const, pan };
    return [
      { ...note, beat: ring.beat, pitch: pitchOf(ring.degree), gain: 0.3 },
      { ...note, beat: ring.beat + 1.5, pitch: pitchOf(ring.degree - 3), gain: 0.13 },
    ];
  }),
];
