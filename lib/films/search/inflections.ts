/** Endings of plurals, genders and cases in French, German and English, the longest first. */
const endings = ['innen', 'ern', 'ens', 'en', 'er', 'em', 'es', 'e', 's', 'n', 'x'];

/** Letters that a stem has at least: below, too many words share one. */
const shortestStem = 4;
/** Letters by which words of one stem may be longer than it. */
export const longestEnding = 2;

/** The stem that a word may share with others: `puppen` → `pupp`; none where nothing can be taken off. */
export function stemOf(word: string): string | undefined {
  const ending = endings.find(
    (known) => word.endsWith(known) && word.length - known.length >= shortestStem,
  );
  return ending && word.slice(0, -ending.length);
}
