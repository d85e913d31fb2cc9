import { hertzOf } from '../score/scale';
import { durationOf, type Note, type Score } from '../score/score';
import { reverb } from './reverb';
import { type Voice, voices } from './voices';

export const sampleRate = 44_100;
export type Sound = { left: Float32Array; right: Float32Array };

const room = 0.3;
/** −3 dB: room for what a lossy encoder adds. */
const peak = 0.7;
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
  const hertz = hertzOf(note.pitch);
  const held = note.beats * beatSeconds;
  const start = Math.round(note.beat * beatSeconds * sampleRate);
  const end = Math.min(left.length, start + Math.round((held + voice.tail) * sampleRate));
  const angle = ((note.pan + 1) * Math.PI) / 4;
  const [toLeft, toRight] = [note.gain * Math.cos(angle), note.gain * Math.sin(angle)];
  for (let i = Math.max(0, start); i < end; i += 1) {
    const sample = voice.sample((i - start) / sampleRate, hertz, held);
    left[i] = (left[i] ?? 0) + toLeft * sample;
    right[i] = (right[i] ?? 0) + toRight * sample;
  }
}

function mix(dry: Float32Array, wet: Float32Array): void {
  for (let i = 0; i < dry.length; i += 1) dry[i] = (dry[i] ?? 0) + room * (wet[i] ?? 0);
}

function master({ left, right }: Sound): void {
  let loudest = 0;
  for (const channel of [left, right]) {
    for (const sample of channel) loudest = Math.max(loudest, Math.abs(sample));
  }
  const scale = loudest > 0 ? peak / loudest : 0;
  for (const channel of [left, right]) {
    for (let i = 0; i < channel.length; i += 1) {
      const rising = Math.min(1, i / (fadeIn * sampleRate));
      const falling = Math.min(1, (channel.length - 1 - i) / (fadeOut * sampleRate));
      channel[i] = (channel[i] ?? 0) * scale * rising * falling;
    }
  }
}
