type Size = { width: number; height: number };

/**
 * Lays RGBA sheets on one another, the first at the back, and on black; gives RGB, or with one
 * channel the green alone, which is the lightness of a drawing in greys.
 */
export function overlay(
  sheets: readonly Buffer[],
  { width, height }: Size,
  channels: 1 | 3,
): Buffer {
  const pixels = width * height;
  const picture = Buffer.alloc(channels * pixels);
  const first = channels === 1 ? 1 : 0;
  for (const sheet of sheets) {
    for (let pixel = 0; pixel < pixels; pixel += 1) {
      const alpha = sheet[4 * pixel + 3] ?? 0;
      if (alpha === 0) continue;
      for (let i = 0; i < channels; i += 1) {
        const below = picture[channels * pixel + i] ?? 0;
        const above = sheet[4 * pixel + first + i] ?? 0;
        picture[channels * pixel + i] =
          alpha === 255 ? above : below + ((above - below) * alpha) / 255;
      }
    }
  }
  return picture;
}
