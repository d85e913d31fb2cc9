import { contentDir } from '../../lib/content/content-dir.mjs';
import { runCommand } from '../setup/run-command.mjs';

/**
 * Prints one line with the upgrade command if the content files have an older version than this software reads.
 */
export async function warnOutdated(content = contentDir()) {
  // Imported late: `npm run up` starts before the dependencies are installed.
  const { contentVersion, readContentVersion } = await import('../../lib/content/settings.mjs');
  if (readContentVersion(content) < contentVersion)
    await runCommand(['node', '--import', 'tsx', 'tools/content/report-outdated.ts', content]);
}
