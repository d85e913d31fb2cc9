import { existsSync } from 'node:fs';
import { ContentError } from '@/lib/content/fault';
import { chosenHouse } from '@/lib/content/house.mjs';
import { loadLibrary } from '@/lib/content/load-library';

/** What the tests read; it is as sound as what visitors do. */
const testsHouse = 'tests/house';

/** `npm run content:check`: says what is in the house's content and the tests', or every fault in them. */
for (const house of new Set([chosenHouse(), testsHouse])) {
  if (house === testsHouse && !existsSync(house)) continue;
  try {
    const { films, collections, articles } = loadLibrary(house);
    process.stdout.write(
      `${house} is sound: ${films.size} films, ${collections.size} collections, ${articles.size} articles.\n`,
    );
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
