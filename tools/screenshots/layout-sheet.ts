import sharp from 'sharp';

/** Height of each window on a sheet and the gap between windows, in pixels. */
const windowHeight = 600;
const gap = 16;
const sheetColour = '#8a8a86';
/** JPEG quality: the file is small enough to send, and sharp enough to judge the typography. */
export const quality = { quality: 62, mozjpeg: true };

/**
 * Lays out screenshots in rows of equal height on one sheet; returns a JPEG.
 * @param rows PNGs; all rows have windows of the same shapes
 */
export async function layoutSheet(rows: readonly (readonly Buffer[])[]): Promise<Buffer> {
  const rowImages = await Promise.all(
    rows.map((row) =>
      Promise.all(
        row.map((picture) =>
          sharp(picture)
            .resize({ height: windowHeight })
            .png()
            .toBuffer({ resolveWithObject: true }),
        ),
      ),
    ),
  );
  const parts = rowImages.flatMap((row, at) => {
    let left = gap;
    return row.map(({ data, info }) => {
      const part = { input: data, left, top: gap + at * (windowHeight + gap) };
      left += info.width + gap;
      return part;
    });
  });
  const width = Math.max(
    ...rowImages.map((row) => row.reduce((sum, { info }) => sum + info.width + gap, gap)),
  );
  const height = gap + rows.length * (windowHeight + gap);
  return sharp({ create: { width, height, channels: 3, background: sheetColour } })
    .composite(parts)
    .jpeg(quality)
    .toBuffer();
}
