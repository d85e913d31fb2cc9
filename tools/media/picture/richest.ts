import sharp from 'sharp';

/** Of several picture files the one with the most in it: not the black between two shots. */
export async function richest(files: readonly string[]): Promise<string> {
  let best = { file: files[0] ?? '', entropy: -1 };
  for (const file of files) {
    const { entropy } = await sharp(file).stats();
    if (entropy > best.entropy) best = { file, entropy };
  }
  return best.file;
}
