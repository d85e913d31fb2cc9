import { existsSync } from 'node:fs';
import {
  findChromium,
  findFirefox,
  findPostgres,
  findProgram,
  findWebKit,
} from './find-programs.mjs';
import { runCommand } from './run-command.mjs';

/** Timeouts in seconds: an unresponsive network must not block everything else. */
const timeouts = { answer: 10, list: 60, packages: 120 };

/** The apt commands, in order. Downloads have a timeout; an installation that has begun is not aborted. */
function commandsFor(packages) {
  const install = ['apt-get', 'install', '-q', '-y', '--no-install-recommends'];
  const network = ['-o', `Acquire::http::Timeout=${timeouts.answer}`, '-o', 'Acquire::Retries=1'];
  return [
    ['timeout', `${timeouts.list}`, 'apt-get', 'update', '-q', ...network],
    ['timeout', `${timeouts.packages}`, ...install, '--download-only', ...network, ...packages],
    [...install, '--no-download', ...packages],
  ];
}

/**
 * Makes sure that programs are installed: from Debian packages, if the user is root and the machine has apt.
 * Returns the printed output and, on failure, the reason as a sentence (`why`).
 * @param {string[]} packages
 * @param {() => boolean} areInstalled
 */
async function installPackages(packages, areInstalled, isShown = true) {
  if (areInstalled()) return { output: '' };
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
  return areInstalled()
    ? { output: printed }
    : { output: printed, why: 'the packages have no such programs' };
}

/**
 * Makes sure that a browser is available: an installed one, else Debian's if the user is root and the machine
 * has apt, else Playwright's own. Returns an exit code.
 */
export async function installBrowser() {
  if (findChromium()) return 0;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runCommand(['apt-get', 'update', '-q'], { env });
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const install = ['apt-get', 'install', '-q', '-y', '--no-install-recommends', name];
      await runCommand(install, { env });
      if (findChromium()) return 0;
    }
  }
  const { code } = await runCommand(['npx', '--no-install', 'playwright', 'install', 'chromium']);
  return code;
}

/** Packages of Firefox, of WebKit, of the virtual screen for WebKit, and of WebKit's media plugins. */
const browserPackages = [
  ...['firefox-esr', 'webkit2gtk-driver', 'xvfb'],
  ...['libav', 'plugins-good', 'plugins-bad', 'gl'].map((name) => `gstreamer1.0-${name}`),
];

/** Installs Firefox and WebKit; see `installPackages`. */
export function installOtherBrowsers(isShown = true) {
  return installPackages(browserPackages, () => Boolean(findFirefox() && findWebKit()), isShown);
}

/**
 * Programs that tests need: PostgreSQL, a PDF reader, a reverse proxy and a video encoder. Installed in one step,
 * since parallel installations block each other; tests skip what is missing.
 */
const testPackages = ['postgresql', 'poppler-utils', 'nginx-light', 'ffmpeg'];
const testPrograms = ['pdftoppm', 'nginx', 'ffmpeg'];

/** Installs PostgreSQL, pdftoppm, nginx and ffmpeg; see `installPackages`. */
export function installTestPrograms(isShown = true) {
  const areInstalled = () =>
    Boolean(findPostgres()) && testPrograms.every((name) => Boolean(findProgram([name])));
  return installPackages(testPackages, areInstalled, isShown);
}
