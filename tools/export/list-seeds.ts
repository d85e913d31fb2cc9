import { plainPath } from '@/lib/i18n/locale-path';
import { unaddressed } from '@/lib/i18n/unaddressed';
import { listUnbuiltPaths } from '@/lib/server/on-demand/list-unbuilt-paths';
import { nothingUnbuilt, type Unbuilt } from '@/lib/server/on-demand/unbuilt';

/** `.next/prerender-manifest.json`, as far as it is read here. */
type Manifest = { routes: Record<string, { initialStatus?: number }> };

/** Next's own pages, and the segment of the language that stands at the plain path. */
const internal = /^\/_(?:not-found|global-error)$/;

/**
 * Every address that a build has written and that is there, or left to be made when it is asked for, and those that it is
 * asked for besides.
 * @param build its name
 * @param plain the language without a prefix
 * @param unbuilt what it has left
 */
export function listSeeds(
  { routes }: Manifest,
  build: string,
  plain: string,
  unbuilt: Unbuilt = nothingUnbuilt,
): string[] {
  // News of a day to come have their page already: until then it says that it is not there.
  const there = Object.keys(routes).filter((path) => routes[path]?.initialStatus !== 404);
  const addresses = [...there, ...listUnbuiltPaths(unbuilt)]
    .filter((path) => !internal.test(path) && !unaddressed.has(plainPath(path)))
    .map((path) => (path === `/${plain}` ? '/' : path.replace(`/${plain}/`, '/')));
  // The words of a build have their language in the middle of their address.
  const words = there.filter((path) => path.startsWith('/_i18n/'));
  const own = addresses.filter((path) => !path.startsWith('/_i18n/'));
  return [...own, ...words, '/builds/latest.json', `/builds/meta/${build}.json`];
}
