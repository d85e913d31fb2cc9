import { asOut } from '@/lib/content/as-out';
import { describeFaults } from '@/lib/content/faults/describe-faults';
import { chosenHouse } from '@/lib/content/house.mjs';
import { wholeLibrary } from '@/lib/content/load-library';
import { readHouse } from '@/lib/content/read-house';
import { writeMadePictures } from '@/lib/pictures/made-pictures';
import { makePictures } from '@/tools/pictures/make-pictures';
import { makeIcons } from '@/tools/theme/make-icons';
import { makeTheme } from '@/tools/theme/make-theme';
import { writeContent } from './write-content';

/**
 * The first step of a build: the content is read, its pictures and its look are made, and every fault in either is told.
 * Where `SNAPSHOTS` says a place, the content is put down there: Next's processes need not read it again.
 */
const house = chosenHouse();
const { read, faults } = readHouse(house);
const pictures = await makePictures(asOut(read, Infinity), house, process.cwd());
faults.push(...pictures.faults);
if (faults.length === 0) faults.push(...(await makeTheme(house, process.cwd())));
if (faults.length === 0) faults.push(...(await makeIcons(house, process.cwd())));
writeMadePictures(process.cwd(), pictures.made);
if (faults.length > 0) {
  process.stderr.write(`${describeFaults(faults)}\n`);
  process.exitCode = 1;
} else if (process.env.SNAPSHOTS) {
  writeContent(process.cwd(), wholeLibrary(read, faults));
}
