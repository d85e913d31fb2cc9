import { randomFrom } from '@/lib/text/random';
import type { Note } from '../score/score';

/** Pictures a second: what most silent films were shot at, or near it. */
const speed = 16;
const runUp = 2.5;
const runDown = 5;

/** The claw of a projector from standstill to standstill: its clicks over `seconds`. */
export function projectorNotes(seconds: number, beatSeconds: number): Note[] {
  const random = randomFrom(16);
  const notes: Note[] = [];
  let now = 0.2;
  while (now < seconds - 1.2) {
    const gain = 0.075 + 0.03 * random();
    const pitch = 62 + Math.floor(4 * random());
    notes.push({ beat: now / beatSeconds, beats: 0.05, pitch, voice: 'claw', gain, pan: -0.1 });
    now += (1 + 0.05 * (random() - 0.5)) / rate(now, seconds);
  }
  return notes;
}

function rate(now: number, seconds: number): number {
  const starting = Math.min(1, 0.25 + (0.75 * now) / runUp);
  const stopping = Math.min(1, 0.12 + Math.max(0, seconds - 1.2 - now) / runDown);
  return speed * starting * stopping;
}
