/**
 * The `most` numbers with the highest counts, descending; ties by number. `more` is how many others have a
 * count. Only the result is sorted, because there may be thousands of people.
 */
export function mostCounted(
  counts: Uint32Array,
  most: number,
): { numbers: number[]; more: number } {
  const { least, all } = findLeast(counts, most);
  const above: number[] = [];
  const equal: number[] = [];
  for (let number = 0; number < counts.length; number += 1) {
    const count = counts[number] ?? 0;
    if (count > least) above.push(number);
    else if (count === least && count > 0 && equal.length < most) equal.push(number);
  }
  const sorted = above.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  const numbers = [...sorted, ...equal].slice(0, most);
  return { numbers, more: all - numbers.length };
}

/** The lowest count among the top numbers, and how many numbers have a count at all. */
function findLeast(counts: Uint32Array, most: number): { least: number; all: number } {
  let highest = 0;
  for (const count of counts) if (count > highest) highest = count;
  const having = new Uint32Array(highest + 1);
  for (const count of counts) having[count] = (having[count] ?? 0) + 1;
  let least = highest;
  let reached = having[highest] ?? 0;
  while (least > 1 && reached < most) {
    least -= 1;
    reached += having[least] ?? 0;
  }
  return { least, all: counts.length - (having[0] ?? 0) };
}
