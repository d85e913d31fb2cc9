import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A page or file that Next has written. `isThere`: false after `notFound()`, such as a missing imprint or future news.
 * `isFixed`: Next does not revalidate it periodically.
 * @typedef {{ file: string, headers: Record<string, string>, isThere: boolean, isFixed: boolean }} Built
 *
 * A route of the app folder. `isRendered`: rendered for each request, with no prebuilt part.
 * @typedef {{ page: string, regex: string, rule: 'page' | 'file' | 'dynamic', isRendered: boolean }} Route
 *
 * A build, independent of Next's formats. `secret`: allows pages to be rendered again. `vary`: the request headers that
 * change Next's response for a page.
 * @typedef {{ id: string, secret: string, vary: string, built: Record<string, Built>, routes: Route[] }} BuildOutput
 */

/** Supported versions of the manifests. */
const versions = { 'prerender-manifest.json': 4, 'routes-manifest.json': 3 };

/** Next's internal pages, which have no public address. */
const internal = /^\/_(?:not-found|global-error)$/;
/** Headers that a cached response must not have, or that only Next's own cache reads. */
const droppedHeaders = new Set(['set-cookie', 'x-next-cache-tags']);
/** Start of the `.meta` file of a page with status 404. */
const absent = /^\{\s*"status":\s*404/;

/** Parts of Next's folder that are not published. Everything else belongs to the build. */
export const unpublished = ['cache', 'dev', 'diagnostics', 'lock', 'trace', 'trace-build', 'types'];
/** Folder of the built pages and files, below `.next`. */
export const writtenFolder = 'server/app';
/** File that exists in every build, below `.next`. */
export const buildIdFile = 'BUILD_ID';
/** Folder in which Next links packages that it has not bundled. */
export const linkedPackages = '.next/node_modules';
/** Suffix of Next's file traces, which list the files that a route may read. */
export const traceEnding = '.nft.json';

/** Name of the file that describes a build. */
const descriptionFile = 'bobine-build.json';

/**
 * Converts Next's manifests.
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
        // Routes that can be prerendered do not count as rendered per request, even if Next renders some of
        // their paths on demand.
        isRendered: !(page in prerender.routes) && !(page in prerender.dynamicRoutes),
      })),
  };
}

function fileOf(path, isPage, routeHeaders = {}) {
  const keptHeaders = Object.entries(routeHeaders)
    .map(([name, value]) => [name.toLowerCase(), value])
    .filter(([name]) => !droppedHeaders.has(name));
  const page = isPage ? { 'content-type': 'text/html; charset=utf-8' } : {};
  return {
    file: `${path}${isPage ? '.html' : '.body'}`,
    headers: { ...page, ...Object.fromEntries(keptHeaders) },
  };
}

/**
 * Writes the description of a build for the server. @throws if the version of a manifest is not supported
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
    const metaFile = join(build, writtenFolder, `${path}.meta`);
    return existsSync(metaFile) && absent.test(readFileSync(metaFile, 'utf8'));
  };
  const description = describeBuild(prerender, manifest, read(buildIdFile).trim(), isAbsent);
  writeFileSync(join(build, descriptionFile), JSON.stringify(description));
  return description;
}

/**
 * Reads the description of a build. @throws if there is none
 * @param {string} build the `.next` folder
 * @returns {BuildOutput}
 */
export function readDescription(build) {
  return JSON.parse(readFileSync(join(build, descriptionFile), 'utf8'));
}
