import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeRoutes } from '../../lib/builds/meta/describe-routes.mjs';
import { languageTags } from '../../lib/i18n/languages.mjs';
import { writeDescription, writtenFolder } from '../../lib/next-internals/build-output.mjs';

/**
 * Writes the metadata of a build where the server reads it: its description, `/builds/latest.json` (id and time)
 * and `/builds/meta/{id}.json` (id, time and route rules).
 * @param {string} build the `.next` folder
 * @param {string} time ISO 8601
 */
export function writeMeta(build, time = new Date().toISOString()) {
  const { id, routes } = writeDescription(build);
  const rules = describeRoutes(routes, Object.keys(languageTags));
  const folder = join(build, writtenFolder, 'builds');
  const meta = { id, time, routes: rules };
  mkdirSync(join(folder, 'meta'), { recursive: true });
  writeFileSync(join(folder, 'latest.json'), JSON.stringify({ id, time }));
  writeFileSync(join(folder, 'meta', `${id}.json`), JSON.stringify(meta));
}
