/** A bar for two hands (see `line`), how loud it is (0…1), and how long its tones ring, in beats. */
export type Bar = { right: string; left: string; loud: number; rings?: number };

const waltz = (bass: string, chord: string) => `${bass}:1 ${chord}:1 ${chord}:1`;
const bar = (right: string, left: string, loud: number, rings?: number): Bar => ({
  ...{ right, left, loud },
  ...(rings && { rings }),
});

/** D minor until the thread is in the needle again, then D major: a waltz, a bar for every bar of picture. */
export const bars: readonly Bar[] = [
  // The card: the motif of the thread, three tones and where they lead.
  bar('A4:1 D5 E5', 'D2+D3:3', 0.42, 3),
  bar('F5:2 E5:0.5 D5', '-:1 F3+A3 F3+A3', 0.42, 2),
  bar('E5:1 C#5 A4', waltz('A2', 'E3+G3'), 0.36, 2),
  // The town.
  bar('D5:2 E5:1', waltz('D3', 'F3+A3'), 0.46),
  bar('F5:1.5 G5:0.5 A5:1', waltz('Bb2', 'D3+F3'), 0.5),
  bar('G5:1.5 F5:0.5 E5:1', waltz('G2', 'Bb3+D4'), 0.5),
  bar('F5:1 E5:0.5 C#5 D5:1', waltz('A2', 'E3+G3'), 0.46),
  // The needle at the window, in and out.
  bar('F5:0.5 A5 C6 A5 F5 A5', waltz('F2', 'C4+A3'), 0.4, 0.8),
  bar('E5:0.5 G5 C6 G5 E5 G5', waltz('C3', 'E3+G3'), 0.42, 0.8),
  bar('D5:0.5 F5+A5 G#4+B4+D5+F5:2', 'D3:0.5 - G#2+D3:0.25 F3 G#2+D3 F3 G#2+D3 F3 G#2+D3 F3', 0.44),
  // The thread trembles, breaks, and everything falls down the keys.
  bar('D6:0.25 Eb6 D6 Eb6 D6 Eb6 D6 Eb6 D6 Eb6 D6 Eb6', 'A2+Eb3:1.5 G#2+D3', 0.5, 0.5),
  bar('Eb6+A6:0.25 G#5 G5 F#5 F5 E5 Eb5 D5 C#5 C5 B4 Bb4', 'A4:0.5 F#4 Eb4 C4 A3 F#3', 0.72, 0.6),
  bar('A3:0.25 G#3 G3 F#3 F3 E3 Eb3:1.5', 'Eb2:0.5 C2 A1 D1+A1:1.5', 0.66, 2.5),
  // A card, and the motif without its answer.
  bar('-:1 A4 D5', '-:3', 0.3, 2),
  bar('E5:3', '-:3', 0.26, 3),
  // The wood: steps.
  bar('-:1 A4 G#4', 'D2:0.5 A2 D3 A2 D2 A2', 0.34, 0.45),
  bar('A4:2 F4:1', 'C2:0.5 A2 D3 A2 C2 A2', 0.36, 0.45),
  bar('-:1 D5 C#5', 'Bb1:0.5 F2 D3 F2 Bb1 F2', 0.4, 0.45),
  bar('D5:1 Bb4 A4', 'A1:0.5 G2 C#3 G2 A1 G2', 0.42, 0.45),
  // The pond: light on water.
  bar('A5:1 E6 D6', 'Bb2:0.25 F3 A3 D4 E4 A4 D5 A4 E4 D4 A3 F3', 0.34, 3),
  bar('C6:1.5 Bb5:0.5 A5:1', 'Bb2:0.25 F3 A3 D4 E4 A4 C5 A4 E4 D4 A3 F3', 0.36, 3),
  bar('G5:1 D6 A5', 'G2:0.25 D3 Bb3 D4 F4 A4 D5 A4 F4 D4 Bb3 D3', 0.38, 3),
  bar('E5+A5:3', 'A2:0.25 E3 A3 D4 E4 A4 E5 A4 E4 C#4 A3 E3', 0.36, 3),
  // A card: the motif is sure of itself.
  bar('A3+A4:1 D4+D5 E4+E5', '-:3', 0.46, 2),
  bar('A4+A5:3', 'D2+D3:3', 0.44, 3),
  // The climb: a step higher with every bar.
  bar('D4+D5:2 E4+E5:1', 'D2+D3:1 A3+F3 A3+F3', 0.46),
  bar('Eb4+Eb5:2 F4+F5:1', 'Eb2+Eb3:1 Bb3+G3 Bb3+G3', 0.52),
  bar('F4+F5:2 G4+G5:1', 'F2+F3:1 C4+A3 C4+A3', 0.58),
  bar('G4+G5:1 A4+A5 Bb4+Bb5', 'G2+G3:1 D4+Bb3 D4+Bb3', 0.64),
  bar('A4+A5:2 C#5+C#6:1', 'A1+A2:0.5 E3+G3 A3+C#4 E3+G3 A3+C#4 E3+G3', 0.72),
  // Sewing: a stitch on every quaver, now in the major.
  bar('F#5:0.5 A5 D6 A5 F#5 A5', 'D3:2 E3:1', 0.54, 1),
  bar('G5:0.5 B5 D6 B5 G5 B5', 'F#3:1.5 G3:0.5 A3:1', 0.54, 1),
  bar('E5:0.5 A5 C#6 A5 E5 A5', 'G3:1.5 F#3:0.5 E3:1', 0.54, 1),
  bar('F#5:0.5 A5 D6 F#6 A6 D7', 'F#3:1 A3 D4', 0.52, 2),
  // The moon goes up.
  bar('D5+F#5:2 E5+G5:1', 'D2:0.5 A2 F#3 A3 F#3 A2', 0.48, 2),
  bar('F#5+A5:1.5 G5+B5:0.5 A5+D6:1', 'B1:0.5 F#2 D3 F#3 D3 F#2', 0.54, 2),
  bar('B5:1 A5:2', 'G2:0.5 D3 B3 A2 E3 C#4', 0.5, 2),
  // A card: one end of thread is left.
  bar('A4:1 D5 E5', '-:3', 0.34, 2),
  bar('-:3', 'A2:3', 0.22, 3),
  // Three tugs, each a little more; then hand over hand.
  bar('-:1 D4+A4:0.5 E5:1.5', 'A1+A2:3', 0.42, 2),
  bar('-:1 D4+B4:0.5 F#5:1.5', 'A1+A2:3', 0.5, 2),
  bar('-:1 E4+C#5:0.5 G5:1.5', 'A1+A2:1.5 A1:0.5 B1 C#2', 0.58, 2),
  bar('A3:0.25 C#4 E4 G4 A4 C#5 A3 D4 F#4 A4 D5 F#5', 'D2+D3:1.5 F#2+F#3:1.5', 0.6, 2),
  bar('B3:0.25 E4 G4 B4 E5 G5 C#4 E4 A4 C#5 G5 A5', 'G2+G3:1.5 A2+A3:1.5', 0.7, 2),
  bar('D6+F#6+A6:0.5 D5 F#5 A5 D6+F#6+A6 D5', 'D1+D2:0.5 A2 D3 F#3 A3 D4', 0.85, 3),
  // Home along the ridge.
  bar('D5+D6:2 E5+E6:1', waltz('D2', 'F#3+A3'), 0.62),
  bar('F#5+F#6:1.5 G5+G6:0.5 A5+A6:1', waltz('B2', 'F#3+D4'), 0.6),
  bar('B5:1 A5 F#5', 'G2:1 B3+D4 A2+C#4', 0.5),
  bar('E5:1 D5:2', waltz('D3', 'F#3+A3'), 0.42),
  // The bow.
  bar('A4:1 D5 E5', 'D3:3', 0.34, 3),
  bar('F#5:3', '-:1 A3+D4:2', 0.3, 3),
  bar('D6:3', 'D2+A2:3', 0.24, 3),
];
