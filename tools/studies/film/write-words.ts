import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { captionsFile, chaptersFile } from '../score/caption-files';
import { type Caption, type Score, spoken } from '../score/score';

type Worded = Score & { descriptions?: readonly Caption[]; intertitles?: readonly Caption[] };

/** Writes the tracks of a score in each of their languages; captions hold its cards too. */
export async function writeWords(score: Worded, folder: string): Promise<void> {
  const { captions, descriptions, intertitles = [] } = score;
  const tracks = {
    captions: [...captions, ...intertitles],
    ...(intertitles.length > 0 && { subtitles: intertitles }),
    ...(descriptions && { descriptions }),
  };
  for (const locale of spoken) {
    const write = (name: string, text: string) =>
      writeFile(join(folder, `${name}.${locale}.vtt`), text);
    await write('chapters', chaptersFile(score, locale));
    for (const [kind, words] of Object.entries(tracks)) {
      await write(kind, captionsFile(words, score, locale));
    }
  }
}
