/** A stretch of the time axis: a decade, or two and more without a film, drawn shorter. */
export type Stretch = {
  /** First year of its first decade, and of its last. */
  from: number;
  until: number;
  isEmpty: boolean;
  /** Its middle and its size, as parts of the whole axis (0 to 1). */
  middle: number;
  size: number;
};

/** How much room a silence takes, however long it was, beside a decade. */
const silence = 0.5;

/** Puts decades (`1920`) on an axis from the first to the last. */
export function placeDecades(decades: Iterable<number>): Stretch[] {
  const present = [...new Set(decades)].sort((a, b) => a - b);
  const stretches: Omit<Stretch, 'middle' | 'size'>[] = [];
  for (const decade of present) {
    const before = stretches.at(-1)?.until ?? decade - 10;
    const missing = (decade - before) / 10 - 1;
    if (missing === 1) stretches.push({ from: decade - 10, until: decade - 10, isEmpty: false });
    if (missing > 1) stretches.push({ from: before + 10, until: decade - 10, isEmpty: true });
    stretches.push({ from: decade, until: decade, isEmpty: false });
  }
  const weight = ({ isEmpty }: { isEmpty: boolean }) => (isEmpty ? silence : 1);
  const whole = stretches.reduce((sum, stretch) => sum + weight(stretch), 0);
  let reached = 0;
  return stretches.map((stretch) => {
    const size = weight(stretch) / whole;
    reached += size;
    return { ...stretch, size, middle: reached - size / 2 };
  });
}
