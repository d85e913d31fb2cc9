import type { Note } from '../../score/score';
import { joints, piano, played } from './hands';

/** The wheel's quarters as it sets off (shots/wheels.ts: 0.055 turns times the square of the beat). */
const chugs = Array.from({ length: 7 }, (_, i) => Math.sqrt((0.25 * (i + 0.3)) / 0.055));

/** From the silence to the end: beats 72 to 158. */
export const night: readonly Note[] = [
  // Two windows. Her tones, and his.
  ...piano('-:1 B4:1.5 D5:3.5 -:2', 72, 0.34, 5),
  ...piano('-:4 E5:1 D5:3', 72, 0.3, 4),
  ...played('pad', 'E3+B3:8', 72, 0.1),
  ...piano('-:1 B3:1.5 D4:1.5 G3+B3+D4+G4:4', 80, 0.36, 5),
  ...played('pad', 'C3+G3:4 G2+D3+B3:4', 80, 0.13),
  // The signal clears.
  ...played('claw', 'E4:1', 89, 0.5, 0.1),
  ...played('bell', 'B5:1', 89.3, 0.18, 2),
  ...piano('-:1 B4:1 D5:2', 88, 0.34, 3),
  // Away again.
  ...chugs.map((at, i) => ({
    beat: 92 + at,
    beats: 0.3,
    pitch: 36,
    voice: 'drum' as const,
    gain: 0.36 + 0.03 * i,
    pan: 0,
  })),
  ...chugs.map((at) => ({
    beat: 92 + at,
    beats: 0.1,
    pitch: 60,
    voice: 'brush' as const,
    gain: 0.3,
    pan: 0.2,
  })),
  ...piano('E2+B2:2 E2+B2:1.5 E2+B2:1 E2+B2:1 E2+B2:0.5', 92, 0.4, 1.4),
  ...joints(98, 6, 0.4),
  ...piano(
    'E4:0.25 B4 G4 B4 E4 B4 G4 B4 D4 B4 G4 B4 D4 B4 G4 B4 C4 G4 E4 G4 C4 G4 E4 G4',
    98,
    0.36,
    0.4,
  ),
  ...piano('B5:1.5 D6:1.5 E6:3', 98, 0.44, 3),
  // Midnight.
  ...played('bell', 'E4:1 E4 E4 E4', 104, 0.3, 2),
  ...piano('E1+E2:4', 104, 0.4, 4),
  // A tone less for every window.
  ...piano('F#5:0.5 D5 B5 G4 E5 A4 D5 B4 F#4 G4 E4 D4 B3 A3 G3 E3', 108, 0.36, 1.4),
  // One umbrella.
  ...piano('B4:1.5 D5:0.5 E5:2 -:0.5 F#5:0.5 E5:1 D5:2', 116, 0.4, 3),
  ...piano('E3+G3:4 C3+G3', 116, 0.26, 4),
  // The lamps, one low tone each.
  ...Array.from({ length: 9 }, (_, i) =>
    piano(
      ['G3+B3', 'F#3+B3', 'E3+A3', 'D3+A3', 'C3+G3', 'B2+F#3', 'A2+E3', 'G2+D3', 'E2+B2'][i] ??
        'E2',
      125.5 + (i + 1) * (8 / 9),
      0.36 - 0.015 * i,
      2.5,
    ),
  ).flat(),
  ...piano('-:1 B4:2 D5:3', 124, 0.26, 5),
  // The tail lamp.
  ...Array.from({ length: 11 }, (_, i) => joints(136 + i, 1, 0.34 * (1 - i / 12))).flat(),
  ...played('pad', 'E3+B3+G4:4 C3+G3+E4 D3+A3+F#4', 136, 0.14),
  ...piano('B5:1.5 D6:2.5 E6:4 D6:1 B5:3', 136, 0.3, 4),
  // The window.
  ...piano('-:1 B4:1.5 D5:2.5', 148, 0.3, 4),
  ...piano('E1+B1+E2:4', 153, 0.46, 5),
  ...piano('-:0.2 G3+B3+F#4:3', 153, 0.26, 5),
];
