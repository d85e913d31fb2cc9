import { pitchOf } from '../score/scale';
import type { Note } from '../score/score';
import type { Plane } from './plane';
import { inversions, planes } from './planes';

const octave = 12;

/** Near white a wooden bar, near black a low string, between them a plucked one. */
function voiceOf(tone: number): Pick<Note, 'voice' | 'gain'> {
  if (tone > 0.75) return { voice: 'marimba', gain: 0.5 };
  return tone < 0.2 ? { voice: 'bass', gain: 0.5 } : { voice: 'pluck', gain: 0.4 };
}

/** A large plane sounds low, a small one high, a black one deeper still; each from its place. */
function arrival({ beat, travel, tone, to }: Plane): Note {
  const size = Math.sqrt((to.w * to.h) / 144);
  const pitch = pitchOf(Math.round(13 * (1 - size))) - (tone < 0.2 ? octave : 0);
  return { beat, beats: travel, pitch, pan: ((to.x - 8) / 8) * 0.85, ...voiceOf(tone) };
}

/** A plane that comes from afar is heard three times: an octave higher and louder each time. */
function nearing({ beat, tone, from }: Plane): Note[] {
  const { voice } = voiceOf(tone);
  const pan = (from.x - 8) / 4;
  return [0, 1.5, 3].map((later, time) => {
    const pitch = pitchOf(Math.round(6 * tone)) + octave * (time - 1);
    return { beat: beat + later, beats: 1, pitch, voice, gain: 0.22 + 0.08 * time, pan };
  });
}

function departure({ leave, to }: Plane): Note {
  return { beat: leave, beats: 0.2, pitch: 60, voice: 'brush', gain: 0.2, pan: (to.x - 8) / 10 };
}

const strikes: Note[] = inversions.flatMap((beat, i) => [
  { beat, beats: 0.5, pitch: 38, voice: 'drum', gain: 0.75, pan: 0 },
  { beat, beats: 1, pitch: pitchOf(i % 2 === 0 ? 8 : 10), voice: 'bell', gain: 0.25, pan: -0.5 },
  { beat, beats: 1, pitch: pitchOf(i % 2 === 0 ? 12 : 11), voice: 'bell', gain: 0.25, pan: 0.5 },
]);

/** A walking pulse below the shutters and the greys. */
const pulse: Note[] = Array.from({ length: 44 }, (_, i) => {
  const strong = i % 4 === 0 ? { pitch: 36, gain: 0.5 } : { pitch: 43, gain: 0.2 };
  return { beat: 20 + i, beats: 0.5, voice: 'drum', pan: 0, ...strong };
});

/** What is heard of the planes: each coming, going and changing of places. */
export const sounds: readonly Note[] = [
  ...planes.flatMap((plane) => (plane.ease ? nearing(plane) : arrival(plane))),
  ...planes.filter((plane) => plane.leaveTravel > 0.2).map(departure),
  ...strikes,
  ...pulse,
];
