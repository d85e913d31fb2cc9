/** Letters to change, take out or put in to make one word of the other (Levenshtein), counted plainly. */
export function editDistance(from: string, to: string): number {
  const row = Array.from({ length: to.length + 1 }, (_, place) => place);
  for (let i = 1; i <= from.length; i += 1) {
    let diagonal = i - 1;
    row[0] = i;
    for (let j = 1; j <= to.length; j += 1) {
      const above = row[j] ?? 0;
      const changed = diagonal + (from[i - 1] === to[j - 1] ? 0 : 1);
      row[j] = Math.min(changed, above + 1, (row[j - 1] ?? 0) + 1);
      diagonal = above;
    }
  }
  return row[to.length] ?? 0;
}
