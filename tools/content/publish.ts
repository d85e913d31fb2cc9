import '@/lib/content/validate/provide';
import type { CompiledContent } from '@/lib/content/store/stored-site';
import { describeIssues, describeWarnings } from '@/lib/content/validate/issues/describe-issues';
import { type UpdateOutcome, updateContent } from '@/tools/build/update-content';

/**
 * Makes the present content files public in a build, without building: `publish.ts <folder of the build>`, in the
 * project's folder. A build contains it as a bundle, which `npm run content:publish` runs (publish.mjs). Servers fork it,
 * too (lib/server/content-update), and get the outcome as a message.
 */
const [build = '.'] = process.argv.slice(2);

/** Why a part needs a build. */
const reasons: Record<keyof CompiledContent, string> = {
  theme: 'theme.yaml, a font or an icon has changed: styles contain them.',
  address: 'The address of the site has changed (url in site.yaml): all pages contain it.',
  switches:
    'Features have been switched on or off (switchedOff in site.yaml): scripts contain them.',
  shop: 'The shop has opened or closed (shop.yaml): scripts contain it.',
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

try {
  const outcome = await updateContent(process.cwd(), build);
  if (process.send) process.send(outcome, () => process.exit());
  else {
    (outcome.ok ? process.stdout : process.stderr).write(`${describe(outcome)}\n`);
    process.exitCode = outcome.ok ? 0 : 1;
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
