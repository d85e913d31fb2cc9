import { once } from 'node:events';
import { relative } from 'node:path';
import '@/lib/content/validate/provide';
import { contentDir } from '@/lib/content/content-dir.mjs';
import type { CompiledContent } from '@/lib/content/store/stored-site';
import type { Issue } from '@/lib/content/validate/issue';
import { describeIssues, describeWarnings } from '@/lib/content/validate/issues/describe-issues';
import type { ProposedContent } from '@/lib/server/content-update/update-content';
import { checkContent, type UpdateOutcome, updateContent } from '@/tools/build/update-content';

/**
 * Makes the present content files public in a build, without building: `publish.ts <folder of the build>`, in the
 * project's folder. A build contains it as a bundle, which `npm run content:publish` runs (publish.mjs). Servers fork it,
 * too (lib/server/content-update), and get the outcome as a message. `publish.ts <folder> check` answers a message with
 * changed files by their issues.
 */
const [build = '.', task = 'update'] = process.argv.slice(2);

/** Why a part needs a build. */
const reasons: Record<keyof CompiledContent, string> = {
  theme: 'theme.yaml, a font or an icon has changed: styles contain them.',
  address: 'The address of the site has changed (url in site.yaml): all pages contain it.',
  switches:
    'Features have been switched on or off (switchedOff in site.yaml): scripts contain them.',
  shop: 'The shop has opened or closed (shop.yaml): scripts contain it.',
  languages: 'The site has other languages (languages in site.yaml): each has pages of its own.',
};

function describe(outcome: UpdateOutcome): string {
  if (outcome.ok) {
    const seconds = (performance.now() / 1000).toFixed(1);
    const warnings = outcome.warnings.length > 0 ? `${describeWarnings(outcome.warnings)}\n\n` : '';
    if (outcome.isUnchanged) return 'Nothing has changed: the site shows this content.';
    return `${warnings}The content is public (${seconds} s).`;
  }
  if (outcome.issues.length > 0)
    return `${describeIssues(outcome.issues)}\nNothing was published: the site stays as it was.`;
  const all = outcome.needsBuild.map((part) => reasons[part]).join('\n');
  return `${all}\nNothing was published. npm run up builds the site and shows it, without a gap.`;
}

/** Sends the outcome to the server, and ends. */
function answer(outcome: unknown): void {
  process.send?.(outcome, () => process.exit());
}

const withoutFolder = (issues: readonly Issue[]) =>
  issues.map((issue) => ({ ...issue, path: relative(contentDir(), issue.path) }));

try {
  if (task === 'check') {
    const [proposed] = (await once(process, 'message')) as [ProposedContent];
    answer(withoutFolder(checkContent(process.cwd(), build, proposed)));
  } else await update();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

async function update(): Promise<void> {
  const outcome = await updateContent(process.cwd(), build);
  if (process.send)
    answer(outcome.ok ? outcome : { ...outcome, issues: withoutFolder(outcome.issues) });
  else {
    (outcome.ok ? process.stdout : process.stderr).write(`${describe(outcome)}\n`);
    process.exitCode = outcome.ok ? 0 : 1;
  }
}
