import type { AdBreak } from '../ad-break';

/** IMA's cue points in seconds, 0 for a pre-roll and −1 for a post-roll; none at all is a pre-roll. */
export function breaksOf(cuePoints: readonly number[]): AdBreak[] {
  const points = cuePoints.length > 0 ? cuePoints : [0];
  return points.map((point) => {
    if (point === 0) return { id: 'start', at: 'start' };
    if (point < 0) return { id: 'end', at: 'end' };
    return { id: `at ${point}`, at: point };
  });
}
