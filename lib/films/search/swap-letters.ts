/** The words that become of one when two neighbouring letters change places: `lsat` → `slat`, `last`, `lsta`. */
export function swapLetters(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => {
    const [first = '', second = ''] = word.slice(at, at + 2);
    return word.slice(0, at) + second + first + word.slice(at + 2);
  }).filter((swapped) => swapped !== word);
}
