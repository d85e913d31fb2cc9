import { contentDir } from '../../lib/content/content-dir.mjs';
import { runCommand } from '../setup/run-command.mjs';

/** One line where a house's files are of an older version than this software reads, with the command that changes them. */
export async function sayOutdated(house = contentDir()) {
  // Not before it is asked for: `npm run up` begins where nothing is installed yet.
  const { contentVersion, housesVersion } = await import('../../lib/content/settings.mjs');
  if (housesVersion(house) < contentVersion)
    await runCommand(['node', '--import', 'tsx', 'tools/content/say-outdated.ts', house]);
}
