import { existsSync } from 'node:fs';
import { counted } from '@/lib/content/counted';
import { describeFaults } from '@/lib/content/fault';
import { chosenHouse } from '@/lib/content/house.mjs';
import { readHouse } from '@/lib/content/load-library';
import { makePictures } from '@/tools/pictures/make-pictures';

/** What the tests read; it is as sound as what visitors do. */
const testsHouse = 'tests/house';

/** `npm run content:check`: says what is in the house's content and the tests', or every fault in them. */
for (const house of new Set([chosenHouse(), testsHouse])) {
  if (house === testsHouse && !existsSync(house)) continue;
  const { read, faults } = readHouse(house);
  const { films, collections, articles } = read;
  const pictures = await makePictures(read, house, process.cwd());
  faults.push(...pictures.faults);
  if (faults.length > 0) {
    process.stderr.write(`${describeFaults(faults)}\n`);
    process.exitCode = 1;
    continue;
  }
  process.stdout.write(
    `${house} is sound: ${counted(films.size, 'film')}, ${counted(collections.size, 'collection')}, ${counted(articles.size, 'article')}.\n`,
  );
}
