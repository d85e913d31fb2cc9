import { contentDir } from '@/lib/content/content-dir.mjs';
import { describeIssues, describeWarnings } from '@/lib/content/validate/issues/describe-issues';
import { withoutLanguage } from '@/lib/content/validate/issues/editor-message';
import { readContent } from '@/lib/content/validate/load-library';
import { findPictureIssues } from '@/tools/pictures/make-pictures';
import { describeContent } from './describe-content';

/** `npm run content:check [-- folders] [--lang fr|de|en]`: summarises each site's content, or lists all its issues. */
const namedFolders = withoutLanguage(process.argv.slice(2));
for (const contentFolder of namedFolders.length > 0 ? namedFolders : [contentDir()]) {
  const { content, issues, warnings } = readContent(contentFolder);
  if (warnings.length > 0) process.stderr.write(`${describeWarnings(warnings)}\n\n`);
  issues.push(...(await findPictureIssues(content, contentFolder)));
  if (issues.length > 0) {
    process.stderr.write(`${describeIssues(issues)}\n`);
    process.exitCode = 1;
    continue;
  }
  process.stdout.write(`${describeContent(contentFolder, content).join('\n')}\n`);
}
