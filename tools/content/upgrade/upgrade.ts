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
const contentFolder = words.find((word) => !word.startsWith('--')) ?? contentDir();
const print = (sentence: Sentence) => process.stdout.write(`${formatSentence(sentence)}\n`);
const message = (text: string, values: SentenceTemplate['values'] = {}): SentenceTemplate => ({
  text,
  values: { contentFolder, ...values },
});

process.exitCode = await main();

async function main(): Promise<number> {
  if (!existsSync(`${contentFolder}/site.yaml`))
    return refuse(message('There is no site.yaml in {contentFolder}.'));
  if (readContentVersion(contentFolder) >= contentVersion) {
    print(
      message('The files of {contentFolder} are of version {version}: nothing to change.', {
        version: readContentVersion(contentFolder),
      }),
    );
    return 0;
  }
  const [first, ...others] = words.includes('--force') ? [] : await listUncommitted(contentFolder);
  if (first) {
    const text =
      '{contentFolder} has changes that are not committed in Git ({file} and {count} more): commit them first, so that you see what is changed here, or say --force.';
    return refuse(message(text, { file: first, count: others.length }));
  }
  for (const { path, messages } of upgradeContent(contentFolder)) {
    process.stdout.write(`${contentFolder}/${path}\n`);
    for (const entry of messages) process.stdout.write(`  ${formatSentence(entry)}\n`);
  }
  print(
    message('The files of {contentFolder} are of version {version} now.', {
      version: contentVersion,
    }),
  );
  return reportRemaining();
}

/** Reports the remaining changes, as issues with their place and a fix. */
function reportRemaining(): number {
  const { issues } = readContent(contentFolder);
  if (issues.length === 0) return 0;
  print(message('This has to be changed by hand:'));
  process.stdout.write(`\n${describeIssues(issues)}\n`);
  return 1;
}

function refuse(sentence: SentenceTemplate): number {
  process.stderr.write(`${formatSentence(sentence)}\n`);
  return 1;
}
