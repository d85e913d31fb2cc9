/** The greatest code unit, used as an upper bound for a prefix. */
const last = '\uffff';

/** The range `[from, until)` of a sorted list with a prefix; an exact match comes first. */
export function findBegun(sorted: readonly string[], beginning: string): [number, number] {
  return [indexOf(sorted, beginning), indexOf(sorted, beginning + last)];
}

/** Lower bound: the index of the first entry that is not less than `wanted`. */
function indexOf(sorted: readonly string[], wanted: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
