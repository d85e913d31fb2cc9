import { contentDir } from '@/lib/content/content-dir.mjs';
import { describeIssues } from '@/lib/content/validate/issues/describe-issues';
import { withoutLanguage } from '@/lib/content/validate/issues/editor-message';
import { readContent } from '@/lib/content/validate/load-library';
import { findMissingTranslations } from '@/lib/site/preview/missing-content';

/**
 * `npm run content:report [-- folder] [--lang fr|de|en]`: open tasks of the editors. If the content is invalid, the
 * report covers the readable part.
 */
const [contentFolder = contentDir()] = withoutLanguage(process.argv.slice(2));
const { content, issues } = readContent(contentFolder);
process.stdout.write(`${listOpenTasks(content, contentFolder).join('\n')}\n`);
if (issues.length > 0) {
  process.stderr.write(`${describeIssues(issues)}\n`);
  process.exitCode = 1;
}

/** Open tasks of the editors, one line each: missing translations first, then notes. */
function listOpenTasks(
  content: ReturnType<typeof readContent>['content'],
  contentFolder: string,
): string[] {
  const gaps = findMissingTranslations(content, contentFolder);
  const notes = [...content.films].filter(([, { editorNote }]) => editorNote);
  return [
    `Not translated yet: ${gaps.length}`,
    ...gaps.map(({ path, field, missing }) => `  ${path}: ${field} in ${missing}`),
    `Editors' notes: ${notes.length}`,
    ...notes.map(
      ([slug, { editorNote }]) => `  ${contentFolder}/films/${slug}.yaml: ${editorNote}`,
    ),
  ];
}
