/** Whether bytes contain a word, in Latin-1 or UTF-16, in any case. */
export function holdsWord(bytes: Buffer, word: string): boolean {
  return [
    bytes.toString('latin1'),
    bytes.toString('utf16le'),
    bytes.subarray(1).toString('utf16le'),
  ].some((text) => text.toLowerCase().includes(word));
}
