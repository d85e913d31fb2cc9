import { describe, expect, it } from 'vitest';
import { canon } from '@/tools/studies/canon/canon';
import { meeting, notesOf, parts } from '@/tools/studies/canon/voices';
import { diagonals } from '@/tools/studies/diagonals/diagonals';
import { discs } from '@/tools/studies/discs/discs';
import { rectangles } from '@/tools/studies/rectangles/rectangles';
import { durationOf } from '@/tools/studies/score/score';

describe.each([diagonals, rectangles, discs, canon])('The score of $slug', (score) => {
  it('has every note inside its time', () => {
    for (const { beat } of score.notes) expect(beat).toBeGreaterThanOrEqual(0);
    for (const { beat } of score.notes) expect(beat).toBeLessThan(score.beats);
  });

  it('has captions that follow one another without overlapping', () => {
    const ends = [...score.captions.map(({ beat, beats }) => beat + beats)];
    const begins = [...score.captions.slice(1).map(({ beat }) => beat), score.beats];
    expect(ends.every((end, index) => end <= (begins[index] ?? 0))).toBe(true);
  });

  it('gives each caption at least a second to be read', () => {
    const shortest = Math.min(...score.captions.map(({ beats }) => beats * score.beatSeconds));
    expect(shortest).toBeGreaterThanOrEqual(1);
  });

  it('has French words set with narrow no-break spaces', () => {
    const french = [
      ...score.captions.map(({ text }) => text.fr),
      ...score.chapters.map(({ title }) => title.fr),
    ];
    expect(french.filter((text) => /[^\u202f][:;!?]/.test(text))).toEqual([]);
  });
});

it('makes films of 30 to 60 seconds', () => {
  for (const study of [diagonals, rectangles, discs]) {
    expect(durationOf(study)).toBeGreaterThanOrEqual(30);
    expect(durationOf(study)).toBeLessThanOrEqual(60);
  }
});

it('lets the three voices of the canon arrive together', () => {
  const ends = parts
    .map((part) => notesOf(part).at(-1))
    .map((last) => (last?.beat ?? 0) + (last?.beats ?? 0));
  expect(ends).toEqual([meeting, meeting, meeting]);
});
