import { contentDir } from '../../lib/content/content-dir.mjs';
import { runCommand } from '../setup/run-command.mjs';

/**
 * Prints one line if the content files have an older version than this software reads, with the command that
 * upgrades them.
 */
export async function sayOutdated(house = contentDir()) {
  // Imported late: `npm run up` starts before the dependencies are installed.
  const { contentVersion, housesVersion } = await import('../../lib/content/settings.mjs');
  if (housesVersion(house) < contentVersion)
    await runCommand(['node', '--import', 'tsx', 'tools/content/say-outdated.ts', house]);
}
