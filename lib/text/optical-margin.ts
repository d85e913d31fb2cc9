/**
 * The white that Archivo leaves before a letter's ink, in em of its usual width at the weight of titles: measured
 * from the typeface (a test measures again). Letters that are not named begin at the edge.
 */
const bearings: readonly (readonly [letters: string, em: number])[] = [
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

/** How far a word is set out of its line, in em, so that its ink and not its white stands on the margin. */
export function opticalMargin(word: string): number {
  const letter = word.normalize('NFD').charAt(0);
  return bearings.find(([letters]) => letter && letters.includes(letter))?.[1] ?? 0;
}
