import { between, easeInOut, easeOut, progress } from '../picture/easing';
import type { Shape } from '../picture/frame';
import { pitchOf } from '../score/scale';
import type { Note } from '../score/score';

const starts = 67;
const last = 81;

/** A disc that crosses the picture; it sounds when it sets out and when it is full. */
type Traveller = {
  from: number;
  to: number;
  y: number;
  r: number;
  beat: number;
  degree: number;
  fill: string;
};

/** Lighter than the palette: multiplied, its own colours would all but turn black. */
const travellers: readonly Traveller[] = [
  { from: 250, to: 545, y: 360, r: 225, beat: 67.5, degree: 0, fill: '#f3bf55' },
  { from: 1030, to: 735, y: 360, r: 225, beat: 68.5, degree: 3, fill: '#ec5f43' },
  { from: 640, to: 640, y: 470, r: 190, beat: 70, degree: 5, fill: '#7db3cd' },
  { from: 640, to: 640, y: 235, r: 170, beat: 71.5, degree: 8, fill: '#f0bfae' },
];

/** Transparent discs cross one another; where they overlap, their colours multiply. */
export function eclipseAt(beat: number): Shape[] {
  if (beat < starts) return [];
  return travellers.flatMap((traveller, index) => {
    const coming = easeOut(progress(beat, traveller.beat, 2.5));
    // The red one stays to the end: it is the disc the study began with.
    const leaves = index === 1 ? last - 1 : 76.5 + index * 0.6;
    const going = easeInOut(progress(beat, leaves, 2.4));
    const crossed = easeInOut(progress(beat, traveller.beat + 1, 8));
    const home = index === 1 ? easeInOut(progress(beat, 77, 3)) : 0;
    const r = traveller.r * coming * (1 - going) * (1 - home * 0.5);
    if (r <= 0.2) return [];
    const x = between(between(traveller.from, traveller.to, crossed), 640, home);
    return [{ kind: 'disc' as const, x, y: traveller.y, r, fill: traveller.fill, multiply: true }];
  });
}

export const eclipseNotes: readonly Note[] = travellers.flatMap(
  ({ from, beat, degree }): Note[] => {
    const pan = (from - 640) / 640;
    return [
      { beat, beats: 78 - beat, pitch: pitchOf(degree), voice: 'pad', gain: 0.22, pan },
      { beat, beats: 2, pitch: pitchOf(degree + 5), voice: 'bell', gain: 0.22, pan },
      {
        beat: beat + 2.5,
        beats: 2,
        pitch: pitchOf(degree + 8),
        voice: 'bell',
        gain: 0.12,
        pan: -pan,
      },
    ];
  },
);
