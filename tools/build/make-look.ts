import { contentDir } from '@/lib/content/content-dir.mjs';
import { describeFaults } from '@/lib/content/validate/faults/describe-faults';
import { makeIcons } from '@/tools/theme/make-icons';
import { makeTheme } from '@/tools/theme/make-theme';

/** The look of the house for `npm run dev`: `.theme` and its icons, or what is wrong with it. */
const faults = await makeTheme(contentDir(), process.cwd());
if (faults.length === 0) faults.push(...(await makeIcons(contentDir(), process.cwd())));
if (faults.length > 0) {
  process.stderr.write(`${describeFaults(faults)}\n`);
  process.exitCode = 1;
}
