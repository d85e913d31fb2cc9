import '@/lib/content/validate/provide';
import { contentDir } from '@/lib/content/content-dir.mjs';
import { asOut } from '@/lib/content/store/as-out';
import type { Fault } from '@/lib/content/validate/fault';
import { describeFaults } from '@/lib/content/validate/faults/describe-faults';
import { wholeLibrary } from '@/lib/content/validate/load-library';
import { readHouse } from '@/lib/content/validate/read-house';
import { writeMadePictures } from '@/lib/posters/photographs/made-pictures';
import { makePictures, readPictures } from '@/tools/pictures/make-pictures';
import { makeIcons } from '@/tools/theme/make-icons';
import { makeTheme } from '@/tools/theme/make-theme';
import { writePreview } from './preview/write-preview';
import { writeContent } from './write-content';

/**
 * The first step of a build: reads the content, writes its snapshot, theme and picture sizes, and reports every
 * fault. It then signals its parent process that Next may start, and encodes the pictures while Next compiles.
 */
const root = process.cwd();
const house = contentDir();
const { read, faults } = readHouse(house);
const naming = asOut(read, Infinity);
const pictures = await readPictures(naming, house);
faults.push(...pictures.faults);
if (faults.length === 0) faults.push(...(await makeTheme(house, root)));
if (faults.length === 0) faults.push(...(await makeIcons(house, root)));
writeMadePictures(root, pictures.made);
insist(faults);
const library = wholeLibrary(read, faults);
writeContent(root, library);
await writePreview(root, library);
process.send?.('prepared');
insist(await makePictures(naming, house, root));
process.disconnect?.();

/** Prints the faults and exits with code 1, if there are any. */
function insist(faults: Fault[]): void {
  if (faults.length === 0) return;
  process.stderr.write(`${describeFaults(faults)}\n`);
  process.exit(1);
}
