/** Whether a file has a word anywhere, in one byte a letter or in two, in small letters or capitals. */
export function holdsWord(bytes: Buffer, word: string): boolean {
  return [
    bytes.toString('latin1'),
    bytes.toString('utf16le'),
    bytes.subarray(1).toString('utf16le'),
  ].some((text) => text.toLowerCase().includes(word));
}
