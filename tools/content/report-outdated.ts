import { contentVersion, readContentVersion } from '@/lib/content/settings.mjs';
import { formatSentence } from '@/lib/content/validate/issues/editor-message';

/**
 * Prints the notice of `up`, `dev`, `build` and `check` about content files of an older version, in the editor's
 * language.
 */
const [contentFolder = 'content'] = process.argv.slice(2);
const text =
  'The files of {contentFolder} are of version {version}, this Bobine reads {newest}: npm run content:upgrade -- {contentFolder}';
const values = {
  contentFolder,
  version: readContentVersion(contentFolder),
  newest: contentVersion,
};
process.stdout.write(`${formatSentence({ text, values })}\n`);
