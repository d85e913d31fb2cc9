/** The index of the level with that height (the best of several); −1 lets the stream choose. */
export function levelFor(levels: readonly { height?: number; bitrate: number }[], height: number) {
  if (height === 0) return -1;
  return levels.reduce(
    (best, level, index) =>
      level.height === height && (best === -1 || level.bitrate > (levels[best]?.bitrate ?? 0))
        ? index
        : best,
    -1,
  );
}
