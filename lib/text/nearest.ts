import { editDistance } from './edit-distance';

/** What a word has to have in common with one that holds it, or is held: `m` is in too many. */
const least = 0.5;

/** The word among `known` that was meant, if one is near: it holds the other, or differs in two letters at most. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const most = word.length < 3 ? 0 : word.length < 6 ? 1 : 2;
  let [best, fewest] = [undefined as string | undefined, most + 1];
  let holding: string | undefined;
  for (const other of known) {
    if (other === word) return other;
    if (holds(word, other)) holding ??= other;
    if (Math.abs(other.length - word.length) >= fewest) continue;
    const distance = areSwapped(word, other) ? 1 : editDistance(word, other);
    if (distance < fewest) [best, fewest] = [other, distance];
  }
  return best ?? holding;
}

/** Two neighbouring letters in each other's place: `titel`. */
function areSwapped(word: string, other: string): boolean {
  if (word.length !== other.length) return false;
  const at = [...word].findIndex((letter, place) => letter !== other[place]);
  const swapped = `${word[at + 1]}${word[at]}`;
  return at >= 0 && `${word.slice(0, at)}${swapped}${word.slice(at + 2)}` === other;
}

function holds(word: string, other: string): boolean {
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  return short.length >= long.length * least && long.includes(short);
}
