/** How far a line rises above its capitals, in parts of its size: ascenders, or accents on capitals. */
export function accentRise(line: string): number {
  return /\p{Lu}\p{M}/u.test(line.normalize('NFD')) ? 0.2 : 0.06;
}
