/** The heights of a stream's pictures, large first, each once; what says none is left out. */
export function heights(levels: readonly { height?: number }[]): number[] {
  const known = levels.map(({ height }) => height ?? 0).filter((height) => height > 0);
  return [...new Set(known)].sort((a, b) => b - a);
}
