import { counted } from '@/lib/content/counted';
import { describeFaults } from '@/lib/content/fault';
import { chosenHouse } from '@/lib/content/house.mjs';
import { readHouse } from '@/lib/content/load-library';
import { makePictures } from '@/tools/pictures/make-pictures';

/** `npm run content:check [-- houses]`: says what is in the house's content, or every fault in it. */
const named = process.argv.slice(2);
for (const house of named.length > 0 ? named : [chosenHouse()]) {
  const { read, faults } = readHouse(house);
  const { films, collections, articles, programme } = read;
  const pictures = await makePictures(read, house, process.cwd());
  faults.push(...pictures.faults);
  if (faults.length > 0) {
    process.stderr.write(`${describeFaults(faults)}\n`);
    process.exitCode = 1;
    continue;
  }
  process.stdout.write(
    `${house} is sound: ${counted(films.size, 'film')}, ${counted(collections.size, 'collection')}, ${counted(articles.size, 'article')}, ${counted(programme.size, 'day')} of the programme.\n`,
  );
}
