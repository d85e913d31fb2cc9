import { describe, expect, it } from 'vitest';
import { canon } from '@/tools/studies/canon/canon';
import { meeting, notesOf, parts } from '@/tools/studies/canon/voices';
import { diagonals } from '@/tools/studies/diagonals/diagonals';
import { discs } from '@/tools/studies/discs/discs';
import { lastTrain } from '@/tools/studies/last-train/last-train';
import { rectangles } from '@/tools/studies/rectangles/rectangles';
import { type Caption, durationOf, type Score } from '@/tools/studies/score/score';
import { seamstress } from '@/tools/studies/seamstress/seamstress';

type Worded = Score & { descriptions?: readonly Caption[]; intertitles?: readonly Caption[] };

const works: Worded[] = [diagonals, rectangles, discs, canon, seamstress, lastTrain];

/** What one may read at once: captions with the cards, and beside them the descriptions. */
const tracksOf = ({ captions, intertitles = [], descriptions = [] }: Worded) => [
  [...captions, ...intertitles].toSorted((a, b) => a.beat - b.beat),
  descriptions,
];

describe.each(works)('The score of $slug', (score) => {
  it('has every note inside its time', () => {
    for (const { beat } of score.notes) expect(beat).toBeGreaterThanOrEqual(0);
    for (const { beat } of score.notes) expect(beat).toBeLessThan(score.beats);
  });

  it('has words that follow one another without overlapping', () => {
    for (const track of tracksOf(score)) {
      const late = track.filter(({ beat, beats }, index) => {
        const next = track[index + 1]?.beat ?? score.beats;
        return beat + beats > next + 1e-6;
      });
      expect(late).toEqual([]);
    }
  });

  it('gives all words at least a second to be read', () => {
    const lengths = tracksOf(score).flat();
    expect(Math.min(...lengths.map(({ beats }) => beats * score.beatSeconds))).toBeGreaterThan(1);
  });

  it('has French words set with narrow no-break spaces', () => {
    const french = [
      ...tracksOf(score)
        .flat()
        .map(({ text }) => text.fr),
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

it('makes films of one to two minutes of those that tell something', () => {
  for (const study of [seamstress, lastTrain]) {
    expect(durationOf(study)).toBeGreaterThanOrEqual(60);
    expect(durationOf(study)).toBeLessThanOrEqual(120);
  }
});

it('lets the three voices of the canon arrive together', () => {
  const ends = parts
    .map((part) => notesOf(part).at(-1))
    .map((last) => (last?.beat ?? 0) + (last?.beats ?? 0));
  expect(ends).toEqual([meeting, meeting, meeting]);
});
