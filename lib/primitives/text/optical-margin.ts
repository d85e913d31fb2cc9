/**
 * Letters that begin alike, by the first of them, with the white that Archivo leaves before their ink, in em of its usual
 * width at the weight of titles: measured from the typeface (a test measures again). A house with another typeface
 * has its own white (tools/theme). Letters that are not named begin at the edge.
 */
export const hangingLetters: readonly (readonly [letters: string, em: number])[] = [
  ['1', 0.1],
  ['BDEFHIKLMNPRU', 0.075],
  ['bhiklmnpru“„"(', 0.062],
  ['COQGSŒ5678923?«', 0.046],
  ['acdeoqsœ0', 0.037],
  ['JZTzt4', 0.025],
  // Pointed ones go a little beyond, or they would seem to stand inside.
  ['AVWXYf', 0.02],
  ['g', 0.015],
];

/** What a style sheet calls the white of the letters that begin as this one does. */
export const hangName = (letters: string) => `--hang-${letters.charAt(0)}`;

/**
 * How far a word is set out of its line, as a length in a style, so that its ink and not its white stands on the margin;
 * `undefined` where it begins at the edge.
 */
export function opticalMargin(word: string): string | undefined {
  const letter = word.normalize('NFD').charAt(0);
  const alike = hangingLetters.find(([letters]) => letter && letters.includes(letter));
  return alike && `var(${hangName(alike[0])})`;
}
