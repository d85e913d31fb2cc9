import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How the file beside a page begins that was answered otherwise than with 200. */
const answered = /^\{\s*"status":\s*(\d+)/;

/**
 * Says in Next's manifest which pages of a build are not there: those that ended in `notFound()`, such as an imprint
 * that nobody has written, or news of a day to come. Next writes it beside each page only.
 * @param {string} build the `.next` folder
 */
export function markAbsent(build) {
  const file = join(build, 'prerender-manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  for (const [path, route] of Object.entries(manifest.routes)) {
    const beside = join(build, 'server/app', `${path}.meta`);
    if (route.routeType !== 'page' || !existsSync(beside)) continue;
    const status = answered.exec(readFileSync(beside, 'utf8'))?.[1];
    if (status === '404') route.initialStatus = 404;
  }
  writeFileSync(file, JSON.stringify(manifest));
}
