import type { Note } from '../../score/score';
import { cut, joints, piano, played } from './hands';

const figure = (root: string, fifth: string, octave: string) =>
  `${root}:0.5 ${fifth} ${octave} ${fifth} ${root} ${fifth} ${octave} ${fifth}`;
/** A toccata's figure, four strokes for a beat. */
const toccata = (a: string, b: string, c: string) =>
  Array.from({ length: 4 }, () => `${a}:0.25 ${b} ${c} ${b}`).join(' ');

const theme = 'B4:1.5 D5:0.5 E5:1 F#5:1 G5:1.5 F#5:0.5 E5:2';

/** From the clock to the signal: beats 0 to 72. */
export const evening: readonly Note[] = [
  // The clock.
  ...played('claw', 'C5:1 C5 C5 C5', 0, 0.3, 0.1),
  ...piano('E1+E2:3', 1, 0.6, 4),
  // A tone for every window; then all of them.
  ...piano('B4:0.5 E5 G4 F#5 D5 B5 A4 E5 G5 F#4 D5 B4', 4, 0.4, 1.2),
  ...piano('E4:0.125 G4 B4 D5 E5 G5 B5 D6 E6 D6 B5 G5 E5 D5 B4 G4', 10, 0.5, 0.8),
  ...played('pad', 'E3+B3:8', 4, 0.1),
  // The street.
  ...piano(
    `${figure('E2', 'B2', 'E3')} ${figure('C2', 'G2', 'C3')} ${figure('A2', 'E3', 'A3')}`,
    12,
    0.34,
    0.5,
  ),
  ...piano(`${theme} A5:1 G5 F#5 D5`, 12, 0.52, 1),
  ...joints(20, 4, 0.24),
  // Umbrellas: drops, and chords that open like them.
  ...played(
    'marimba',
    'E5:0.25 B5 G5 D6 B5 E5 F#5 B5 E6 B5 G5 D5 F#5 A5 D6 A5 E5 B5 G5 C6 B5 E5 G5 B5 C6 G5 E5 D5 F#5 B5 D6 F#6',
    24,
    0.2,
    0.4,
  ),
  ...piano('E3+B3+G4:2 D3+A3+F#4 C3+G3+E4 B2+F#3+D#4', 24, 0.44, 2),
  // The train over the street.
  ...joints(32, 8, 0.5),
  ...piano(`${figure('E1', 'E2', 'B2')} ${figure('G1', 'G2', 'D3')}`, 32, 0.46, 0.5),
  ...piano('E5+E6:1.5 D5+D6:0.5 B4+B5:2 G4+G5:1 A4+A5 B4+B5:2', 32, 0.5, 1.2),
  ...played('pad', 'E3+G3+B3:4 G3+B3+D4', 32, 0.12),
  // Wheels, rails, windows, wires: the cuts come closer.
  ...joints(40, 24, 0.44),
  ...piano(
    `${toccata('E4', 'B4', 'G4')} ${toccata('E4', 'C5', 'G4')} ${toccata('F#4', 'D5', 'A4')} ${toccata('G4', 'E5', 'B4')} ${toccata('A4', 'F#5', 'C5')} ${toccata('B4', 'G5', 'D#5')}`,
    40,
    0.4,
    0.3,
  ),
  ...piano('E1+E2:4 C1+C2 D1+D2 G1+G2:2 E1+E2 A1+A2:4 B1+B2', 40, 0.56, 3),
  ...[40, 44, 48, 50, 52, 54].flatMap((beat) => cut(beat, 'E3+B3+E5+G5', 0.6)),
  ...['C5+E5+G5', 'D5+F#5+A5', 'E5+G5+B5', 'F#5+A5+C6', 'G5+B5+D6', 'A5+C6+D#6'].flatMap(
    (chord, i) => cut(56 + i, chord, 0.66 + 0.04 * i),
  ),
  ...cut(62, 'B5+D#6+F#6', 0.9),
  ...piano('B2:0.125 D#3 F#3 A3 B3 D#4 F#4 A4 B4 D#5 F#5 A5 B5 D#6 F#6 A6', 62, 0.6, 0.5),
  // The signal; the brakes.
  ...cut(64, 'E2+F3+B3+E5+F5', 1),
  ...piano('E1+F2:4', 64, 0.9, 5),
  ...piano('F5:0.25 E5 F5 E5 D#5 E5 D#5 D5 C#5:0.34 D5 C5 B4 A#4:0.5 A4:0.7 G#4', 68, 0.46, 0.6),
  ...[68, 68.3, 68.65, 69.05, 69.55, 70.2, 71.1].map((beat) => ({
    beat,
    beats: 0.2,
    pitch: 36,
    voice: 'drum' as const,
    gain: 0.5,
    pan: 0,
  })),
];
