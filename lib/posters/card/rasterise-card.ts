import sharp from 'sharp';

/**
 * A card in its own size, as what its file is called: PNG for flat inks, whose soft edges 64 colours hold, JPEG for
 * photographs, with colour as fine as light. More effort makes a PNG an eighth smaller in twice the time.
 * @throws with the file's name, by which its page is found
 */
export async function rasteriseCard(svg: string, file: string): Promise<Buffer> {
  const sheet = sharp(Buffer.from(svg));
  const picture = file.endsWith('.jpg')
    ? sheet.jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    : sheet.png({ palette: true, colours: 64, effort: 1, compressionLevel: 6, dither: 0 });
  return picture.toBuffer().catch((cause: Error) => {
    throw new Error(`The shared picture ${file} could not be drawn: ${cause.message}`, { cause });
  });
}
