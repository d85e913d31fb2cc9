import { contentDir } from '@/lib/content/content-dir.mjs';
import { describeIssues } from '@/lib/content/validate/issues/describe-issues';
import { makeIcons } from '@/tools/theme/make-icons';
import { makeTheme } from '@/tools/theme/make-theme';

/** Generates the theme (`.theme`) and the icons for `npm run dev`, or prints the issues found. */
const faults = await makeTheme(contentDir(), process.cwd());
if (faults.length === 0) faults.push(...(await makeIcons(contentDir(), process.cwd())));
if (faults.length > 0) {
  process.stderr.write(`${describeIssues(faults)}\n`);
  process.exitCode = 1;
}
