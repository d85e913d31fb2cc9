import { contentVersion, readContentVersion } from '@/lib/content/settings.mjs';
import { formatSentence } from '@/lib/content/validate/issues/editor-message';

/**
 * Prints the notice of `up`, `dev`, `build` and `check` about content files of an older version, in the editor's
 * language.
 */
const [house = 'content'] = process.argv.slice(2);
const text =
  'The files of {house} are of version {version}, this Bobine reads {newest}: npm run content:upgrade -- {house}';
const values = { house, version: readContentVersion(house), newest: contentVersion };
process.stdout.write(`${formatSentence({ text, values })}\n`);
