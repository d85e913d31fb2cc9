/** Length of the longest word in characters, which limits the font size of a title. */
export function longestWord(text: string): number {
  return Math.max(0, ...text.split(/[\s-]+/).map((word) => [...word].length));
}
