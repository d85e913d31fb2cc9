/** Height of a line above its capitals, as a share of its size: for ascenders, or for accents on capitals. */
export function accentRise(line: string): number {
  return /\p{Lu}\p{M}/u.test(line.normalize('NFD')) ? 0.2 : 0.06;
}
