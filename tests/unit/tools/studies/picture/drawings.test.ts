import { describe, expect, it } from 'vitest';
import { lastTrain } from '@/tools/studies/last-train/last-train';
import { seamstress } from '@/tools/studies/seamstress/seamstress';
import type { Study } from '@/tools/studies/study';

/** A third of a beat: it falls into every shot, and never only on its cuts. */
const step = 1 / 3;

function momentsOf({ beats }: Study) {
  return Array.from({ length: Math.floor(beats / step) }, (_, index) => index * step);
}

describe.each([seamstress, lastTrain])('Every picture of $slug', (study) => {
  it('can be drawn: no measure is missing or negative, no gradient is named twice in a layer', () => {
    const broken = momentsOf(study).filter((beat) =>
      study.drawAt(beat).layers.some(({ svg }) => {
        const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
        return (
          /NaN|undefined|Infinity|\b(r|width|height)="-/.test(svg) || new Set(ids).size < ids.length
        );
      }),
    );
    expect(broken).toEqual([]);
  });

  it('is the same whenever it is drawn', () => {
    expect(study.drawAt(study.poster)).toEqual(study.drawAt(study.poster));
  });

  it('has six stills in six different shots', () => {
    const grounds = study.stills.map((beat) =>
      study
        .drawAt(beat)
        .layers.map(({ svg }) => svg)
        .join(),
    );
    expect(new Set(grounds).size).toBe(6);
  });

  it('knows no picture after its end', () => {
    expect(() => study.drawAt(study.beats)).toThrow(/over/);
  });
});
