import { contentDir } from '@/lib/content/content-dir.mjs';
import { describeIssues } from '@/lib/content/validate/issues/describe-issues';
import { makeIcons } from '@/tools/theme/make-icons';
import { makeTheme } from '@/tools/theme/make-theme';

/** Generates the theme (`.theme`) and the icons for `npm run dev`, or prints the issues found. */
const issues = await makeTheme(contentDir(), process.cwd());
if (issues.length === 0) issues.push(...(await makeIcons(contentDir(), process.cwd())));
if (issues.length > 0) {
  process.stderr.write(`${describeIssues(issues)}\n`);
  process.exitCode = 1;
}
