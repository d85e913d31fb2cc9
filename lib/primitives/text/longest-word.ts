/** The number of letters of the longest word: what decides how large a title can be set. */
export function longestWord(text: string): number {
  return Math.max(0, ...text.split(/[\s-]+/).map((word) => [...word].length));
}
