import { hertzOf } from '../score/scale';
import { durationOf, type Note, type Score } from '../score/score';
import { limit } from './limit';
import { loudnessOf } from './loudness';
import { reverb } from './reverb';
import { type Sound, sampleRate } from './sound';
import { type Voice, voices } from './voices';

const room = 0.3;
/** In LUFS. */
const loudness = -18;
/** −3 dB: room for what a lossy encoder adds. */
const ceiling = 0.7;
const fadeIn = 0.05;
const fadeOut = 1.6;

/** The sound of a score: two channels of samples in −1…1 at `sampleRate`, as long as the score. */
export function synthesise(score: Pick<Score, 'beats' | 'beatSeconds' | 'notes'>): Sound {
  const length = Math.round(durationOf(score) * sampleRate);
  const sound = { left: new Float32Array(length), right: new Float32Array(length) };
  for (const note of score.notes) play(note, score.beatSeconds, sound);
  mix(sound.left, reverb(sound.left, 0));
  mix(sound.right, reverb(sound.right, 23));
  master(sound);
  return sound;
}

function play(note: Note, beatSeconds: number, { left, right }: Sound): void {
  const voice: Voice = voices[note.voice];
  const held = note.beats * beatSeconds;
  const start = Math.round(note.beat * beatSeconds * sampleRate);
  const end = Math.min(left.length, start + Math.round((held + voice.tail) * sampleRate));
  const samples = voice.play(hertzOf(note.pitch), held, note.gain, Math.max(0, end - start));
  const angle = ((note.pan + 1) * Math.PI) / 4;
  const [toLeft, toRight] = [note.gain * Math.cos(angle), note.gain * Math.sin(angle)];
  for (const [i, sample] of samples.entries()) {
    left[start + i] = (left[start + i] ?? 0) + toLeft * sample;
    right[start + i] = (right[start + i] ?? 0) + toRight * sample;
  }
}

function mix(dry: Float32Array, wet: Float32Array): void {
  for (let i = 0; i < dry.length; i += 1) dry[i] = (dry[i] ?? 0) + room * (wet[i] ?? 0);
}

/** As loud as all studies are, fading in and out, below the ceiling. */
function master(sound: Sound): void {
  const scale = 10 ** ((loudness - loudnessOf(sound)) / 20);
  for (const channel of [sound.left, sound.right]) {
    for (let i = 0; i < channel.length; i += 1) {
      const rising = Math.min(1, i / (fadeIn * sampleRate));
      const falling = Math.min(1, (channel.length - 1 - i) / (fadeOut * sampleRate));
      channel[i] = (channel[i] ?? 0) * scale * rising * falling;
    }
  }
  limit(sound, ceiling);
}
