/**
 * Minimum length ratio of two words if one contains the other: a short word such as `m` is contained in too many
 * words.
 */
const least = 0.5;

/**
 * The word in `candidates` that was probably meant: the most similar one, with at most two typing
 * errors (one if `word` is shorter than six letters, none if shorter than three), else the first
 * that contains `word` or is contained in it.
 */
export function nearestWord(word: string, candidates: readonly string[]): string | undefined {
  const maxDistance = word.length < 3 ? 0 : word.length < 6 ? 1 : 2;
  let [best, bestDistance] = [undefined as string | undefined, maxDistance + 1];
  let holding: string | undefined;
  for (const candidate of candidates) {
    if (candidate === word) return candidate;
    if (contains(word, candidate)) holding ??= candidate;
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue;
    const distance = areSwapped(word, candidate) ? 1 : editDistance(word, candidate);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best ?? holding;
}

/** Whether the words differ only in two swapped neighbouring letters: `titel` and `title`. */
function areSwapped(word: string, candidate: string): boolean {
  if (word.length !== candidate.length) return false;
  const at = [...word].findIndex((letter, place) => letter !== candidate[place]);
  const swapped = `${word[at + 1]}${word[at]}`;
  return at >= 0 && `${word.slice(0, at)}${swapped}${word.slice(at + 2)}` === candidate;
}

function contains(word: string, candidate: string): boolean {
  const [short, long] = word.length < candidate.length ? [word, candidate] : [candidate, word];
  return short.length >= long.length * least && long.includes(short);
}

/** Levenshtein distance: letters to change, remove or insert. */
export function editDistance(from: string, to: string): number {
  const row = Array.from({ length: to.length + 1 }, (_, place) => place);
  for (let i = 1; i <= from.length; i += 1) {
    let diagonal = i - 1;
    row[0] = i;
    for (let j = 1; j <= to.length; j += 1) {
      const cellAbove = row[j] ?? 0;
      const changed = diagonal + (from[i - 1] === to[j - 1] ? 0 : 1);
      row[j] = Math.min(changed, cellAbove + 1, (row[j - 1] ?? 0) + 1);
      diagonal = cellAbove;
    }
  }
  return row[to.length] ?? 0;
}
