import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeRoutes } from '../../lib/builds/meta/describe-routes.mjs';
import { languageTags } from '../../lib/i18n/languages.mjs';

/**
 * Writes what a build says of itself, where the front finds it: `/builds/latest.json` (id and time)
 * and `/builds/meta/{id}.json` (the same and its route rules).
 * @param {string} build the `.next` folder
 * @param {string} time ISO 8601
 */
export function writeMeta(build, time = new Date().toISOString()) {
  const read = (name) => readFileSync(join(build, name), 'utf8');
  const id = read('BUILD_ID').trim();
  const [prerender, routes] = ['prerender-manifest.json', 'routes-manifest.json'].map((name) =>
    JSON.parse(read(name)),
  );
  const rules = describeRoutes(prerender, routes, Object.keys(languageTags));
  const folder = join(build, 'server/app/builds');
  const meta = { id, time, routes: rules };
  mkdirSync(join(folder, 'meta'), { recursive: true });
  writeFileSync(join(folder, 'latest.json'), JSON.stringify({ id, time }));
  writeFileSync(join(folder, 'meta', `${id}.json`), JSON.stringify(meta));
}
