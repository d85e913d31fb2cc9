import { existsSync } from 'node:fs';
import { runCommand } from './run-command.mjs';

/** Seconds. A network that swallows what it is sent must not hold up everything else. */
const patience = { answer: 10, list: 60, packages: 120 };

/** The ways in which Debian is asked, one after the other. What has begun to be put in place is not broken off. */
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
 * Sees to it that programs are on this machine, from Debian's packages where this is root on a machine with apt. Says in
 * a sentence why they are not, where that is so, and what was printed.
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
