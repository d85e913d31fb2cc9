import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locales } from '@/lib/i18n/locales';
import { captionsFile, chaptersFile } from '../score/caption-files';
import type { Score } from '../score/score';

/** Writes captions and chapters of a score in every language. */
export async function writeWords(score: Score, folder: string): Promise<void> {
  for (const locale of locales) {
    await writeFile(join(folder, `captions.${locale}.vtt`), captionsFile(score, locale));
    await writeFile(join(folder, `chapters.${locale}.vtt`), chaptersFile(score, locale));
  }
}
