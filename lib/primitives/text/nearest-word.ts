/**
 * Minimum length ratio of two words if one contains the other: a short word such as `m` is contained in too many
 * words.
 */
const least = 0.5;

/**
 * The word in `known` that was probably meant: the most similar one, with at most two different letters, else one that
 * contains `word` or is contained in it.
 */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  const most = word.length < 3 ? 0 : word.length < 6 ? 1 : 2;
  let [best, fewest] = [undefined as string | undefined, most + 1];
  let holding: string | undefined;
  for (const other of known) {
    if (other === word) return other;
    if (contains(word, other)) holding ??= other;
    if (Math.abs(other.length - word.length) >= fewest) continue;
    const distance = areSwapped(word, other) ? 1 : editDistance(word, other);
    if (distance < fewest) [best, fewest] = [other, distance];
  }
  return best ?? holding;
}

/** Whether two neighbouring letters are swapped: `titel`. */
function areSwapped(word: string, other: string): boolean {
  if (word.length !== other.length) return false;
  const at = [...word].findIndex((letter, place) => letter !== other[place]);
  const swapped = `${word[at + 1]}${word[at]}`;
  return at >= 0 && `${word.slice(0, at)}${swapped}${word.slice(at + 2)}` === other;
}

function contains(word: string, other: string): boolean {
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  return short.length >= long.length * least && long.includes(short);
}

/** Levenshtein distance: letters to change, remove or insert. */
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
