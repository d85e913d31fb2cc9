import { between } from '../picture/easing';
import { type Frame, height, type Shape, width } from '../picture/frame';
import type { Note } from '../score/score';
import { lead, meeting, notesOf, parts } from './voices';

const fills = ['#f3efe6', '#e8aa3c', '#df4a2c'];
const grey = '#3a3936';
const [left, right] = [110, width - 110];
const band = 168;
const bar = 11;

/** The score as a picture: three voices of one tune, each shorter than the last, one end. */
export function drawPoster(): Frame {
  const voices = parts.flatMap((part, index) => {
    const notes = notesOf(part);
    const lowest = Math.min(...notes.map(({ pitch }) => pitch));
    const floor = 268 + index * band;
    return notes.map((note) =>
      barOf(note, floor - (note.pitch - lowest) * 5, fills[index] ?? grey),
    );
  });
  const meetingLine = box(right + 14, 120, 3, height - 240, fills[0] ?? grey);
  return { ground: '#0c0c0d', shapes: [...perforations(), ...voices, meetingLine] };
}

function barOf({ beat, beats }: Note, y: number, fill: string): Shape {
  const at = (moment: number) => between(left, right, (moment - lead) / (meeting - lead));
  return box(at(beat), y, at(beat + beats) - at(beat) - 3, bar, fill);
}

/** The edges of the film: holes at one distance, above and below. */
function perforations(): Shape[] {
  return [34, height - 34 - 26].flatMap((y) =>
    Array.from({ length: 20 }, (_, index) => box(13 + index * 64, y, 38, 26, grey)),
  );
}

function box(x: number, y: number, w: number, h: number, fill: string): Shape {
  const points = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ] as const;
  return { kind: 'polygon', points, fill };
}
