import { expect, it } from 'vitest';
import { line, pitchNamed } from '@/tools/studies/score/notation';

const manner = { voice: 'piano', gain: 0.5 } as const;

it('reads tones by their names', () => {
  expect(['C4', 'A4', 'F#3', 'Bb2', 'C-1'].map(pitchNamed)).toEqual([60, 69, 54, 46, 0]);
  expect(() => pitchNamed('H4')).toThrow('No such tone: H4');
});

it('sets tones, chords and rests one after the other; a length stays until another is written', () => {
  const notes = line('A4:1 D5+F5:0.5 - E5', 8, manner);
  expect(notes.map(({ beat, beats, pitch }) => [beat, beats, pitch])).toEqual([
    [8, 1, 69],
    [9, 0.5, 74],
    [9, 0.5, 77],
    [10, 0.5, 76],
  ]);
});

it('lets tones ring longer than they are written', () => {
  expect(line('C4:0.25 E4', 0, { ...manner, rings: 3 }).map(({ beats }) => beats)).toEqual([3, 3]);
});
