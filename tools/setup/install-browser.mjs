import { existsSync } from 'node:fs';
import { findChromium } from './find-chromium.mjs';
import { runCommand } from './run-command.mjs';

/**
 * Sees to it that there is a browser: the one at hand, else Debian's where this is root on a
 * machine with apt, else Playwright's own. Returns an exit code.
 */
export function installBrowser() {
  if (findChromium()) return 0;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    runCommand(['apt-get', 'update', '-q'], quiet);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      runCommand(['apt-get', 'install', '-q', '-y', '--no-install-recommends', name], quiet);
      if (findChromium()) return 0;
    }
  }
  return runCommand(['npx', '--no-install', 'playwright', 'install', 'chromium']);
}
