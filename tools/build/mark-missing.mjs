import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page of its own in each language: one of many films or collections is there, or not made at all. */
const isSingle = ({ routeType, srcRoute = '' }) =>
  routeType === 'page' && srcRoute.split('[').length <= 2;

/**
 * Writes into the manifest of a build which pages say themselves that they are not there (`notFound`): an imprint that
 * a house has not written, a shop that it has switched off. Next keeps that beside each page alone, and what serves,
 * mirrors and walks the build asks the manifest. @param {string} next the build's folder
 */
export function markMissing(next) {
  const path = join(next, 'prerender-manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  for (const [page, route] of Object.entries(manifest.routes)) {
    const meta = join(next, 'server/app', `${page}.meta`);
    if (!isSingle(route) || !existsSync(meta)) continue;
    if (JSON.parse(readFileSync(meta, 'utf8')).status === 404) route.initialStatus = 404;
  }
  writeFileSync(path, JSON.stringify(manifest));
}
