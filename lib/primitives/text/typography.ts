/**
 * Groups of letters with about the same left side bearing, in em. The values are those of Archivo at normal width and
 * title weight (a test measures them in the font). Other typefaces have their own values (tools/theme). Letters that
 * are not listed have no side bearing.
 */
export const hangingLetters: readonly (readonly [letters: string, em: number])[] = [
  ['1', 0.1],
  ['BDEFHIKLMNPRU', 0.075],
  ['bhiklmnpru“„"(', 0.062],
  ['COQGSŒ5678923?«', 0.046],
  ['acdeoqsœ0', 0.037],
  ['JZTzt4', 0.025],
  // Pointed letters extend a little beyond the margin, or they would look indented.
  ['AVWXYf', 0.02],
  ['g', 0.015],
];

/** Name of the CSS variable for the side bearing of a letter group. */
export const hangName = (letters: string) => `--hang-${letters.charAt(0)}`;

/**
 * Offset of a word as a CSS length, so that its ink aligns with the margin; `undefined` if its first letter has no side
 * bearing.
 */
export function opticalMargin(word: string): string | undefined {
  const letter = word.normalize('NFD').charAt(0);
  const letterGroup = hangingLetters.find(([letters]) => letter && letters.includes(letter));
  return letterGroup && `var(${hangName(letterGroup[0])})`;
}

/** Length of the longest word in characters, which limits the font size of a title. */
export function longestWord(text: string): number {
  return Math.max(0, ...text.split(/[\s-]+/).map((word) => [...word].length));
}
