import { contentDir } from '@/lib/content/content-dir.mjs';
import { describeFaults } from '@/lib/content/validate/faults/describe-faults';
import { withoutLanguage } from '@/lib/content/validate/faults/editors-language';
import { readHouse } from '@/lib/content/validate/read-house';
import { owedLines } from './owed-lines';

/**
 * `npm run content:report [-- folder] [--lang fr|de|en]`: open tasks of the editors. Of faulty content, it covers
 * the readable part.
 */
const [house = contentDir()] = withoutLanguage(process.argv.slice(2));
const { read, faults } = readHouse(house);
process.stdout.write(`${owedLines(read, house).join('\n')}\n`);
if (faults.length > 0) {
  process.stderr.write(`${describeFaults(faults)}\n`);
  process.exitCode = 1;
}
