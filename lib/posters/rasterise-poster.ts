import sharp from 'sharp';

/**
 * A drawn poster as PNG in its own size. Thirty-two colours hold flat inks and their soft edges.
 * @throws with the film's slug, by which its file is found
 */
export async function rasterisePoster(svg: string, slug: string): Promise<Buffer> {
  try {
    return await sharp(Buffer.from(svg))
      .png({ palette: true, colours: 32, effort: 7, compressionLevel: 9, dither: 0 })
      .toBuffer();
  } catch (cause) {
    throw new Error(`The poster of ${slug} could not be drawn: ${(cause as Error).message}`, {
      cause,
    });
  }
}
