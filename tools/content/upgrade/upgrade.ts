import { existsSync } from 'node:fs';
import { contentDir } from '@/lib/content/content-dir.mjs';
import { contentVersion, housesVersion } from '@/lib/content/settings.mjs';
import { describeFaults } from '@/lib/content/validate/faults/describe-faults';
import { withoutLanguage } from '@/lib/content/validate/faults/editors-language';
import { type Said, type Sentence, saySentence } from '@/lib/content/validate/faults/sentence';
import { readHouse } from '@/lib/content/validate/read-house';
import { listUncommitted } from './list-uncommitted';
import { upgradeHouse } from './upgrade-house';

/**
 * `npm run content:upgrade [-- folder] [--force] [--lang fr|de|en]`: upgrades the content files to this version,
 * and lists the changes and what remains to be done by hand.
 */
const words = withoutLanguage(process.argv.slice(2));
const house = words.find((word) => !word.startsWith('--')) ?? contentDir();
const say = (sentence: Sentence) => process.stdout.write(`${saySentence(sentence)}\n`);
const said = (text: string, values: Said['values'] = {}): Said => ({
  text,
  values: { house, ...values },
});

process.exitCode = await main();

async function main(): Promise<number> {
  if (!existsSync(`${house}/site.yaml`)) return refuse(said('There is no site.yaml in {house}.'));
  if (housesVersion(house) >= contentVersion) {
    say(
      said('The files of {house} are of version {version}: nothing to change.', {
        version: housesVersion(house),
      }),
    );
    return 0;
  }
  const [first, ...others] = words.includes('--force') ? [] : await listUncommitted(house);
  if (first) {
    const text =
      '{house} has changes that are not committed in Git ({file} and {count} more): commit them first, so that you see what is changed here, or say --force.';
    return refuse(said(text, { file: first, count: others.length }));
  }
  for (const { path, said: changes } of upgradeHouse(house)) {
    process.stdout.write(`${house}/${path}\n`);
    for (const change of changes) process.stdout.write(`  ${saySentence(change)}\n`);
  }
  say(said('The files of {house} are of version {version} now.', { version: contentVersion }));
  return sayRest();
}

/** Reports the remaining changes, as faults with their place and a fix. */
function sayRest(): number {
  const { faults } = readHouse(house);
  if (faults.length === 0) return 0;
  say(said('This has to be changed by hand:'));
  process.stdout.write(`\n${describeFaults(faults)}\n`);
  return 1;
}

function refuse(sentence: Said): number {
  process.stderr.write(`${saySentence(sentence)}\n`);
  return 1;
}
