import { describe, expect, it } from 'vitest';
import type { Note } from '@/tools/studies/score/score';
import { sampleRate } from '@/tools/studies/sound/sound';
import { synthesise } from '@/tools/studies/sound/synth';
import { type VoiceName, voices } from '@/tools/studies/sound/voices';
import { toWav } from '@/tools/studies/sound/wav';

const note = (voice: VoiceName, more: Partial<Note> = {}): Note => ({
  beat: 0.5,
  beats: 1,
  pitch: 57,
  gain: 1,
  pan: 0,
  voice,
  ...more,
});
const play = (...notes: Note[]) => synthesise({ beats: 4, beatSeconds: 0.5, notes });
const loudest = (samples: Float32Array) =>
  samples.reduce((most, s) => Math.max(most, Math.abs(s)), 0);

describe('The sound of a score', () => {
  it('is as long as the score', () => {
    expect(play(note('bell')).left).toHaveLength(2 * sampleRate);
  });

  it.each(Object.keys(voices) as VoiceName[])(
    'does not clip however many play at once: %s',
    (voice) => {
      const { left, right } = play(...Array.from({ length: 12 }, () => note(voice)));
      expect(Math.max(loudest(left), loudest(right))).toBeLessThanOrEqual(0.71);
      expect(loudest(left)).toBeGreaterThan(0.05);
    },
  );

  it('begins and ends in silence', () => {
    const { left } = play(note('pad', { beat: 0, beats: 4 }));
    expect([left.at(0), left.at(-1)].map((sample) => Math.abs(sample ?? 1))).toEqual([0, 0]);
  });

  it('comes from the side the note is panned to', () => {
    const { left, right } = play(note('pluck', { pan: -1 }));
    expect(loudest(left)).toBeGreaterThan(10 * loudest(right));
  });

  it('is silence without notes', () => {
    expect(loudest(play().left)).toBe(0);
  });
});

it('writes a WAV file whose header tells its length', () => {
  const wav = toWav(play(note('drum')));
  expect(wav.toString('latin1', 0, 4)).toBe('RIFF');
  expect(wav.readUInt32LE(40)).toBe(2 * sampleRate * 4);
  expect(wav).toHaveLength(44 + 2 * sampleRate * 4);
});
