/** The greatest code unit: what follows it begins otherwise. */
const last = '\uffff';

/** The range of a sorted list that begins so: `[from, until)`; what is the same comes first. */
export function findBegun(sorted: readonly string[], beginning: string): [number, number] {
  return [indexOf(sorted, beginning), indexOf(sorted, beginning + last)];
}

/** Where in a sorted list something stands or would stand. */
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
