import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { captionsFile, chaptersFile } from '../score/caption-files';
import { type Score, spoken } from '../score/score';

/** Writes captions and chapters of a score in each of their languages. */
export async function writeWords(score: Score, folder: string): Promise<void> {
  for (const locale of spoken) {
    await writeFile(join(folder, `captions.${locale}.vtt`), captionsFile(score, locale));
    await writeFile(join(folder, `chapters.${locale}.vtt`), chaptersFile(score, locale));
  }
}
