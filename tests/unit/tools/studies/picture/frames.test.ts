import { describe, expect, it } from 'vitest';
import { diagonals } from '@/tools/studies/diagonals/diagonals';
import { discs } from '@/tools/studies/discs/discs';
import { boundsOf } from '@/tools/studies/picture/bounds';
import { framesPerSecond, height, type Shape, width } from '@/tools/studies/picture/frame';
import type { StudyOfShapes } from '@/tools/studies/picture/of-shapes';
import { toSvg } from '@/tools/studies/picture/to-svg';
import { rectangles } from '@/tools/studies/rectangles/rectangles';
import { durationOf } from '@/tools/studies/score/score';

const rounding = 0.01;

function framesOf(study: StudyOfShapes) {
  const count = Math.round(durationOf(study) * framesPerSecond);
  return Array.from({ length: count }, (_, index) => {
    const beat = index / framesPerSecond / study.beatSeconds;
    return { beat, frame: study.frameAt(beat) };
  });
}

function leavesFrame(shape: Shape): boolean {
  const { left, right, top, bottom } = boundsOf(shape);
  const beside = left < -rounding || right > width + rounding;
  return beside || top < -rounding || bottom > height + rounding;
}

describe.each([diagonals, rectangles, discs])('Every frame of $slug', (study) => {
  const frames = framesOf(study);

  it('keeps all its shapes in the picture', () => {
    const outside = frames.filter(({ frame }) => frame.shapes.some(leavesFrame));
    expect(outside.map(({ beat }) => beat)).toEqual([]);
  });

  it('can be drawn: no measure is missing or negative', () => {
    const broken = frames.filter(({ frame }) => /NaN|undefined|Infinity|r="-/.test(toSvg(frame)));
    expect(broken.map(({ beat }) => beat)).toEqual([]);
  });

  it('begins and ends with the bare ground', () => {
    expect(frames.at(0)?.frame.shapes).toEqual([]);
    expect(frames.at(-1)?.frame.shapes).toEqual([]);
  });

  it('is the same whenever it is drawn', () => {
    expect(study.frameAt(study.poster)).toEqual(study.frameAt(study.poster));
    expect(study.frameAt(study.poster).shapes.length).toBeGreaterThan(0);
  });
});
