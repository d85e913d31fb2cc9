import sharp from 'sharp';

/** A drawn poster as PNG in its own size. Thirty-two colours hold flat inks and their soft edges. */
export function rasterisePoster(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .png({ palette: true, colours: 32, effort: 7, compressionLevel: 9, dither: 0 })
    .toBuffer();
}
