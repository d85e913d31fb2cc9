/** Numbers of the words, sorted by the reversed words. */
export function sortReversed(words: readonly string[]): Uint32Array {
  const backwards = words.map(reverse);
  return Uint32Array.from(words.keys()).sort((a, b) =>
    (backwards[a] ?? '') < (backwards[b] ?? '') ? -1 : 1,
  );
}

/** Reverses a word by code units. */
export function reverse(word: string): string {
  let backwards = '';
  for (let at = word.length - 1; at >= 0; at -= 1) backwards += word[at];
  return backwards;
}
