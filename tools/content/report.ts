import { contentDir } from '@/lib/content/content-dir.mjs';
import { describeIssues } from '@/lib/content/validate/issues/describe-issues';
import { withoutLanguage } from '@/lib/content/validate/issues/editor-message';
import { readContent } from '@/lib/content/validate/load-library';
import { findMissingTranslations } from '@/lib/site/preview/missing-content';

/**
 * `npm run content:report [-- folder] [--lang fr|de|en]`: open tasks of the editors. Of faulty content, it covers
 * the readable part.
 */
const [house = contentDir()] = withoutLanguage(process.argv.slice(2));
const { read, faults } = readContent(house);
process.stdout.write(`${listOpenTasks(read, house).join('\n')}\n`);
if (faults.length > 0) {
  process.stderr.write(`${describeIssues(faults)}\n`);
  process.exitCode = 1;
}

/** Open tasks of the editors, one line each: missing translations first, then notes. */
function listOpenTasks(read: ReturnType<typeof readContent>['read'], house: string): string[] {
  const gaps = findMissingTranslations(read, house);
  const notes = [...read.films].filter(([, { editorNote }]) => editorNote);
  return [
    `Not translated yet: ${gaps.length}`,
    ...gaps.map(({ path, field, missing }) => `  ${path}: ${field} in ${missing}`),
    `Editors' notes: ${notes.length}`,
    ...notes.map(([slug, { editorNote }]) => `  ${house}/films/${slug}.yaml: ${editorNote}`),
  ];
}
