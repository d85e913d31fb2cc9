import { existsSync } from 'node:fs';
import { contentDir } from '@/lib/content/content-dir.mjs';
import { contentVersion, readContentVersion } from '@/lib/content/settings.mjs';
import { describeIssues } from '@/lib/content/validate/issues/describe-issues';
import {
  formatSentence,
  type Sentence,
  type SentenceTemplate,
  withoutLanguage,
} from '@/lib/content/validate/issues/editor-message';
import { readContent } from '@/lib/content/validate/load-library';
import { listUncommitted, upgradeContent } from './upgrade-content';

/**
 * `npm run content:upgrade [-- folder] [--force] [--lang fr|de|en]`: upgrades the content files to this version,
 * and lists the changes and what remains to be done by hand.
 */
const words = withoutLanguage(process.argv.slice(2));
const house = words.find((word) => !word.startsWith('--')) ?? contentDir();
const print = (sentence: Sentence) => process.stdout.write(`${formatSentence(sentence)}\n`);
const said = (text: string, values: SentenceTemplate['values'] = {}): SentenceTemplate => ({
  text,
  values: { house, ...values },
});

process.exitCode = await main();

async function main(): Promise<number> {
  if (!existsSync(`${house}/site.yaml`)) return refuse(said('There is no site.yaml in {house}.'));
  if (readContentVersion(house) >= contentVersion) {
    print(
      said('The files of {house} are of version {version}: nothing to change.', {
        version: readContentVersion(house),
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
  for (const { path, said: changes } of upgradeContent(house)) {
    process.stdout.write(`${house}/${path}\n`);
    for (const change of changes) process.stdout.write(`  ${formatSentence(change)}\n`);
  }
  print(said('The files of {house} are of version {version} now.', { version: contentVersion }));
  return reportRemaining();
}

/** Reports the remaining changes, as faults with their place and a fix. */
function reportRemaining(): number {
  const { faults } = readContent(house);
  if (faults.length === 0) return 0;
  print(said('This has to be changed by hand:'));
  process.stdout.write(`\n${describeIssues(faults)}\n`);
  return 1;
}

function refuse(sentence: SentenceTemplate): number {
  process.stderr.write(`${formatSentence(sentence)}\n`);
  return 1;
}
