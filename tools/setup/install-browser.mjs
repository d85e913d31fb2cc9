import { existsSync } from 'node:fs';
import { findChromium } from './find-chromium.mjs';
import { runCommand } from './run-command.mjs';

/**
 * Makes sure that a browser is available: an installed one, else Debian's if this is root on a machine with apt,
 * else Playwright's own. Returns an exit code.
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
