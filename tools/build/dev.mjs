import { spawn } from 'node:child_process';
import { unwatchFile, watchFile } from 'node:fs';
import { contentDir } from '../../lib/content/content-dir.mjs';
import { runCommand } from '../setup/run-command.mjs';
import { linkMedia } from './link-media.mjs';
import { warnOutdated } from './warn-outdated.mjs';

const makeThemeCommand = ['node', '--import', 'tsx', 'tools/build/make-theme-files.ts'];

// `npm run dev` runs this script with `next dev` as its arguments. It prepares `public` and `.theme`, which
// Next reads, and then starts `next dev`.
await warnOutdated();
const linked = linkMedia();
if (linked !== 0) process.exit(linked);
const { code } = await runCommand(makeThemeCommand);
const [program, ...args] = process.argv.slice(2);
if (code !== 0 || !program) process.exit(code);

// Regenerates the theme whenever `theme.yaml` changes, as long as the given command runs.
const theme = `${contentDir()}/theme.yaml`;
watchFile(theme, { interval: 500 }, () => void runCommand(makeThemeCommand));
// Turns off Next's telemetry.
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
const site = spawn(program, args, { env, stdio: 'inherit', shell: process.platform === 'win32' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => site.kill(signal));
site.on('exit', (end) => {
  unwatchFile(theme);
  process.exitCode = end ?? 1;
});
