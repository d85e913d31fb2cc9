import { existsSync } from 'node:fs';
import { runCommand } from './run-command.mjs';

/** Timeouts in seconds: an unresponsive network must not block everything else. */
const patience = { answer: 10, list: 60, packages: 120 };

/** The apt commands, in order. Downloads have a timeout; an installation that has begun is not aborted. */
function commandsFor(packages) {
  const install = ['apt-get', 'install', '-q', '-y', '--no-install-recommends'];
  const network = ['-o', `Acquire::http::Timeout=${patience.answer}`, '-o', 'Acquire::Retries=1'];
  return [
    ['timeout', `${patience.list}`, 'apt-get', 'update', '-q', ...network],
    ['timeout', `${patience.packages}`, ...install, '--download-only', ...network, ...packages],
    [...install, '--no-download', ...packages],
  ];
}

/**
 * Makes sure that programs are installed, from Debian packages if this is root on a machine with apt. Returns the
 * printed output and, on failure, the reason as a sentence (`why`).
 * @param {string[]} packages
 * @param {() => boolean} areHere
 */
export async function installPackages(packages, areHere, isShown = true) {
  if (areHere()) return { output: '' };
  if (!existsSync('/usr/bin/apt-get')) return { output: '', why: 'this machine has no apt' };
  if (process.getuid?.() !== 0) return { output: '', why: 'only root can install packages' };
  let printed = '';
  for (const command of commandsFor(packages)) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const { code, output } = await runCommand(command, { isShown, env });
    printed += output;
    const words = command.slice(command.indexOf('apt-get')).slice(0, 2).join(' ');
    if (code !== 0) return { output: printed, why: `${words} ended with ${code}` };
  }
  return areHere()
    ? { output: printed }
    : { output: printed, why: 'the packages have no such programs' };
}
