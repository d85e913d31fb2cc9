import { join } from 'node:path';
import { chosenHouse } from '@/lib/content/house.mjs';
import { canon } from './canon/canon';
import { diagonals } from './diagonals/diagonals';
import { discs } from './discs/discs';
import { writeSoundWork } from './film/write-sound-work';
import { writeStudy } from './film/write-study';
import { writeHouseAd } from './house-ad/write-house-ad';
import { lastTrain } from './last-train/last-train';
import { rectangles } from './rectangles/rectangles';
import { seamstress } from './seamstress/seamstress';

const folderOf = (slug: string) => join(chosenHouse(), 'media', slug);

const works = new Map<string, () => Promise<void>>([
  ...[diagonals, rectangles, discs, seamstress, lastTrain].map(
    (study) => [study.slug, () => writeStudy(study, folderOf(study.slug))] as const,
  ),
  [canon.slug, () => writeSoundWork(canon, folderOf(canon.slug))],
  ['house-ad', () => writeHouseAd(folderOf('house-ad'))],
]);

/** `npm run studies [slug …]`: draws the named works, or all of them, into the media of the house. */
async function draw(slugs: string[]): Promise<void> {
  const unknown = slugs.filter((slug) => !works.has(slug));
  if (unknown.length > 0) {
    throw new Error(
      `No such study: ${unknown.join(', ')}. There are ${[...works.keys()].join(', ')}.`,
    );
  }
  for (const [slug, write] of works) {
    if (slugs.length > 0 && !slugs.includes(slug)) continue;
    await write();
    process.stdout.write(`${folderOf(slug)}\n`);
  }
}

draw(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
