import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A page or file that Next has written. `isThere`: no `notFound()`, such as an imprint that nobody has written, or news of
 * a day to come. `isFixed`: Next does not make it anew from time to time.
 * @typedef {{ file: string, headers: Record<string, string>, isThere: boolean, isFixed: boolean }} Built
 *
 * A route as the app's folders name it. `isRendered`: for each request, nothing of it was built.
 * @typedef {{ page: string, regex: string, rule: 'page' | 'file' | 'dynamic', isRendered: boolean }} Route
 *
 * A build, without Next's words. `secret`: who knows it may have pages made anew. `vary`: the request headers that change what
 * Next answers for a page.
 * @typedef {{ id: string, secret: string, vary: string, built: Record<string, Built>, routes: Route[] }} BuildOutput
 */

/** The manifests that are understood here, by their versions. */
const versions = { 'prerender-manifest.json': 4, 'routes-manifest.json': 3 };

/** Next's own pages: they have no address. */
const internal = /^\/_(?:not-found|global-error)$/;
/** Headers that a stored answer must not carry, or that only Next's own cache reads. */
const dropped = new Set(['set-cookie', 'x-next-cache-tags']);
/** How the file beside a page begins that was answered otherwise than with 200. */
const absent = /^\{\s*"status":\s*404/;

/** Of Next's folder, what the next build goes on with; all else is the build. */
export const unpublished = ['cache', 'dev', 'diagnostics', 'lock', 'trace', 'trace-build', 'types'];
/** Below `.next`, where pages and files lie as they were built. */
export const writtenFolder = 'server/app';
/** Every build has it, below `.next`. */
export const buildIdFile = 'BUILD_ID';
/** Where Next links the packages that it has not bundled. */
export const linkedPackages = '.next/node_modules';
/** How Next's lists of the files that each route may read end. */
export const traceEnding = '.nft.json';

/** Where the description of a build lies. */
const described = 'bobine-build.json';

/**
 * Reads what Next has written of a build.
 * @param {Record<string, any>} prerender `prerender-manifest.json`
 * @param {Record<string, any>} manifest `routes-manifest.json`
 * @param {string} id
 * @param {(path: string) => boolean} isAbsent whether a page ended in `notFound()`
 * @returns {BuildOutput}
 */
export function describeBuild(prerender, manifest, id, isAbsent = () => false) {
  const entries = Object.entries(prerender.routes).filter(([path]) => !internal.test(path));
  const rules = new Map(
    entries.map(([path, { srcRoute, routeType }]) => [
      srcRoute ?? path,
      routeType === 'page' ? 'page' : 'file',
    ]),
  );
  return {
    id,
    secret: prerender.preview.previewModeId,
    vary: manifest.rsc.varyHeader,
    built: Object.fromEntries(
      entries.map(([path, route]) => {
        const isPage = route.routeType === 'page';
        const isThere = route.initialStatus !== 404 && !(isPage && isAbsent(path));
        const isFixed = route.initialRevalidateSeconds === false;
        return [path, { ...fileOf(path, isPage, route.initialHeaders), isThere, isFixed }];
      }),
    ),
    routes: [...manifest.staticRoutes, ...manifest.dynamicRoutes]
      .filter(({ page }) => !internal.test(page))
      .map(({ page, regex }) => ({
        page,
        regex,
        rule: rules.get(page) ?? 'dynamic',
        // Of what was built in part, the rest is left on purpose, and nothing else exists.
        isRendered: !(page in prerender.routes) && !(page in prerender.dynamicRoutes),
      })),
  };
}

function fileOf(path, isPage, given = {}) {
  const kept = Object.entries(given)
    .map(([name, value]) => [name.toLowerCase(), value])
    .filter(([name]) => !dropped.has(name));
  const page = isPage ? { 'content-type': 'text/html; charset=utf-8' } : {};
  return {
    file: `${path}${isPage ? '.html' : '.body'}`,
    headers: { ...page, ...Object.fromEntries(kept) },
  };
}

/**
 * Puts the description of a build beside what Next has written of it, for those who serve it. @throws where Next writes
 * otherwise than it is understood here
 * @param {string} build the `.next` folder
 */
export function writeDescription(build) {
  const read = (name) => readFileSync(join(build, name), 'utf8');
  const [prerender, manifest] = Object.entries(versions).map(([name, version]) => {
    const content = JSON.parse(read(name));
    if (content.version === version) return content;
    throw new Error(
      `Next writes ${name} in version ${content.version} and not ${version}: look through lib/next-internals/build-output.mjs.`,
    );
  });
  const isAbsent = (path) => {
    const beside = join(build, writtenFolder, `${path}.meta`);
    return existsSync(beside) && absent.test(readFileSync(beside, 'utf8'));
  };
  const description = describeBuild(prerender, manifest, read(buildIdFile).trim(), isAbsent);
  writeFileSync(join(build, described), JSON.stringify(description));
  return description;
}

/**
 * The description of the build in a folder. @throws where there is none
 * @param {string} build the `.next` folder
 * @returns {BuildOutput}
 */
export function readDescription(build) {
  return JSON.parse(readFileSync(join(build, described), 'utf8'));
}
