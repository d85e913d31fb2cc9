import { argv, stderr, stdout } from 'node:process';
import { counted } from '@/lib/content/counted';
import { chosenHouse } from '@/lib/content/house.mjs';
import { importFilms } from './import-films';

/** `npm run content:import -- films.csv`, from the root of the project. */
const [csv] = argv.slice(2);
if (csv) {
  const { written, there, faults } = importFilms(csv, chosenHouse());
  for (const file of there) stdout.write(`${file} is already there\n`);
  for (const fault of faults) stderr.write(`${fault}\n`);
  stdout.write(
    `${written.length} written, ${there.length} already there, ${counted(faults.length, 'fault')}\n`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
} else {
  stderr.write('Which CSV? npm run content:import -- films.csv\n');
  process.exitCode = 2;
}
